import { entity } from '#kit/contract/entity';
import { ref } from '#kit/contract/fields-choice';
import { student } from '#features/academy/student/student.contract';
import { paymentFields, receiptStored } from '#features/ledger/debt/receipt.contract';
import { fee } from './fee.contract';

/** A receipt as fees know it: the call that takes a payment, and its fields. */
export const feePayment = entity({
  table: 'fee_receipt',
  path: 'receipt',
  one: 'Receipt',
  many: 'Receipts',
  fields: {
    studentID: ref('Student', () => student, { required: 'Please select student' }),
    feeID: ref('Fee', () => fee, { required: 'Please select fee' }),
    ...paymentFields({ required: 'Enter receipt date' }),
  },
  stored: receiptStored,
  brief: ['receiptNo'],
  search: ['receiptNo'],
  erase: 'void',
});
