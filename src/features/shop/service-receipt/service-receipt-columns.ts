import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { serviceReceipt } from './service-receipt.contract';

const { field, sum, ref } = columnsOf(serviceReceipt);

export const receiptColumns = [
  field('receiptNo'),
  ref('customerID', ({ name, code }) => `${name} (${code})`),
  ref('serviceID', ({ serviceName }) => serviceName),
  sum('AmountPaid'),
  field('phonePaid'),
  field('phoneReceipt'),
  field('datePaid'),
  field('paymentMethod'),
  ref('userID', ({ name }) => name, words('Receipt by')),
  field('createdAt'),
];
