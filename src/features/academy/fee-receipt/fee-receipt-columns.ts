import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { feeReceipt } from './fee-receipt.contract';

const { field, sum, ref } = columnsOf(feeReceipt);

export const receiptColumns = [
  field('receiptNo'),
  ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
  ref('feeID', ({ feeNo, feeName }) => `${feeNo} ${feeName}`),
  sum('AmountPaid'),
  field('datePaid'),
  field('paymentMethod'),
  field('phonePaid'),
  ref('userID', ({ name }) => name, words('Receipt by')),
  field('phoneReceipt'),
  field('createdAt'),
];
