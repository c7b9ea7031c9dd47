import { storedText, t } from '#kit/contract/language';
import type { ReceiptFacts } from '#features/ledger/debt/receipt-facts.server';
import { readRecords } from '#kit/server/read/send';
import { refuseMissing } from '#kit/server/refusal';
import { postingSays } from '#features/ledger/transaction/transaction.rules';
import { feeDebt } from './fee-debt.contract';
import { fee } from './fee.contract';
import type { feePayment } from './fee-payment.contract';
import { feeReceiptSlip } from './fee-slip.rules';

/** The facts of a receipt of a fee, however it is made: at a counter, or from credit when the fee is charged. */
export const feeReceiptFacts: Omit<ReceiptFacts<typeof feePayment>, 'entity' | 'scope'> = {
  kind: 'feeReceipt',
  letter: 'R',
  debt: feeDebt,
  payment: ({
    feeID: documentID,
    studentID: payerID,
    AmountPaid: amount,
    datePaid,
    phoneReceipt,
    accountID,
    paymentMethod,
  }) => ({
    documentID,
    payerID,
    amount,
    datePaid,
    phoneReceipt,
    accountID,
    paymentMethod,
  }),
  posting: ({ studentID, receiptNo }) => ({
    type: 'student',
    name: studentID.studentName,
    description: storedText(postingSays.feeReceipt, { number: receiptNo }),
  }),
  foreign: () => t('This fee belongs to another student'),
  fixed: () => t('The fee of a receipt cannot be changed'),
  slip: feeReceiptSlip,
  inFull: async (call, { feeID }) => {
    const [{ classID } = refuseMissing()] = await readRecords(call, fee, [feeID._id]);
    return { classID };
  },
};
