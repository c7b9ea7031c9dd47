import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Party } from '#kit/contract/party';
import type { ReceiptRead, Slip } from '#features/ledger/debt/receipt.contract';
import { feeNameShown } from '#features/ledger/fee-name/fee-name.rules';
import { fee } from './fee.contract';
import type { feePayment } from './fee-payment.contract';

type ClassOfFee = Got<typeof fee>['classID'];

/** A receipt of a fee; read by itself, it also names the class of the fee. */
type FeeReceipt = ReceiptRead<typeof feePayment> & { readonly classID?: ClassOfFee };

/** A fee receipt as it is printed. */
export function feeReceiptSlip(receipt: FeeReceipt): Slip {
  const { studentID: student, feeID: paidFor, AmountPaid: paid, classID } = receipt;
  return {
    ...receipt,
    paid,
    to: { name: student.studentName, lines: [t('Student ID {number}', { number: student.stdID })] },
    beside: classID ? classParty(classID) : undefined,
    about: [
      { heading: t('Fee no'), share: 1, value: String(paidFor.feeNo) },
      { heading: t('Fee name'), share: 4, value: feeNameShown(paidFor.feeName) },
    ],
    signed: t('Student'),
    thanks: t('Thank you, dear student'),
  };
}

/** A class and its course, as a receipt names them. */
export function classParty({ className, courseID }: ClassOfFee): Party {
  return { label: t(fee.fields.classID.label), name: className, lines: [courseID.courseName] };
}
