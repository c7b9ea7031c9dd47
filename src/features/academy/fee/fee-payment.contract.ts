import { entity } from '#kit/contract/entity';
import { ref } from '#kit/contract/fields-choice';
import { student } from '#features/academy/student/student.contract';
import { paymentFields, receiptStored } from '#features/ledger/debt/receipt.contract';
import { fee } from './fee.contract';

/** The part of a receipt that the fee paid by it needs: the call that takes it, and the fields of that call. */
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
