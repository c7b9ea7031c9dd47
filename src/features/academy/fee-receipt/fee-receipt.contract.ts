import { entity } from '#kit/contract/entity';
import { receiptTold } from '#features/ledger/debt/receipt.contract';
import { feePayment } from '#features/academy/fee/fee-payment.contract';

export const feeReceipt = entity({
  table: 'fee_receipt',
  path: 'receipt',
  one: 'Receipt',
  many: 'Receipts',
  screen: { path: '/receipt' },
  fields: feePayment.fields,
  stored: feePayment.stored,
  // What one record's read adds, and what old clients send of an invoice's receipt.
  ignored: receiptTold,
  brief: feePayment.brief,
  search: ['receiptNo', 'studentID.studentName', 'studentID.stdID', 'feeID.feeNo', 'phonePaid'],
  erase: 'void',
});
