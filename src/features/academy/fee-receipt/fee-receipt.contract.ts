import { entity } from '#kit/contract/entity';
import { receiptTold } from '#features/ledger/debt/receipt.contract';
import { feePayment } from '#features/academy/fee/fee-payment.contract';

/** The same receipt where all of them are listed: its screen, and by what it is found. */
export const feeReceipt = entity({
  ...feePayment,
  screen: { path: '/receipt' },
  // What one record's read adds, and what old clients send of an invoice's receipt.
  ignored: [...receiptTold, 'classID'],
  search: ['receiptNo', 'studentID.studentName', 'studentID.stdID', 'feeID.feeNo', 'phonePaid'],
});
