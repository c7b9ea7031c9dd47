import { entity } from '#kit/contract/entity';
import { receiptTold } from '#features/ledger/debt/receipt.contract';
import { feePayment } from '#features/academy/fee/fee-payment.contract';

/** A receipt of a fee in the list of all: with its screen, and the fields by which it is found. */
export const feeReceipt = entity({
  ...feePayment,
  screen: { path: '/receipt' },
  // Members that the read of a single record adds, and what old clients send of an invoice's receipt.
  ignored: [...receiptTold, 'classID'],
  search: ['receiptNo', 'studentID.studentName', 'studentID.stdID', 'feeID.feeNo', 'phonePaid'],
});
