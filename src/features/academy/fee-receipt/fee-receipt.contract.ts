import { entity, type Got } from '#kit/contract/entity';
import { ref } from '#kit/contract/fields-choice';
import type { Money } from '#kit/contract/money';
import { student } from '#features/academy/student/student.contract';
import { fee } from '#features/academy/fee/fee.contract';
import { paymentFields, receiptStored } from '#features/ledger/receipt/receipt.contract';

export const feeReceipt = entity({
  table: 'fee_receipt',
  path: 'receipt',
  one: 'Receipt',
  many: 'Receipts',
  screen: { path: '/receipt' },
  fields: {
    studentID: ref('Student', () => student, { required: 'Please select student' }),
    feeID: ref('Fee', () => fee, { required: 'Please select fee' }),
    ...paymentFields({ required: 'Enter receipt date' }),
  },
  stored: receiptStored,
  // What one record's read adds, and what old clients send of an invoice's receipt.
  ignored: ['balance'],
  brief: ['receiptNo'],
  search: ['receiptNo', 'studentID.studentName', 'studentID.stdID', 'feeID.feeNo', 'phonePaid'],
  erase: 'void',
});

/** One receipt as it is read by itself and after a write: with what was left to pay after it. */
export type FeeReceiptRead = Got<typeof feeReceipt> & { readonly balance: Money };
