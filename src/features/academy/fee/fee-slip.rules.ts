import { t } from '#kit/contract/language';
import type { ReceiptRead, Slip } from '#features/ledger/debt/receipt.contract';
import type { feePayment } from './fee-payment.contract';

/** A fee receipt as it is printed. */
export function feeReceiptSlip(receipt: ReceiptRead<typeof feePayment>): Slip {
  const { studentID: student, feeID: fee, AmountPaid: paid } = receipt;
  return {
    ...receipt,
    paid,
    to: { name: student.studentName, lines: [t('Student ID {number}', { number: student.stdID })] },
    about: [
      { heading: t('Fee no'), share: 1, value: String(fee.feeNo) },
      { heading: t('Fee name'), share: 4, value: fee.feeName },
    ],
    signed: t('Student'),
    thanks: t('Thank you, dear student'),
  };
}
