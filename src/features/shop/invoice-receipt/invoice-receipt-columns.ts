import { t, words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { salesReceipt } from './invoice-receipt.contract';

const { field, sum, ref, column } = columnsOf(salesReceipt);

export const receiptColumns = [
  field('receiptNo'),
  column(words('Customer'), ({ customerID }) => customerID?.name ?? t(walkInCustomer), { sort: 'customerID' }),
  ref('invoiceID', ({ invoiceNumber }) => invoiceNumber, words('Invoice no')),
  sum('amountPaid'),
  field('phonePaid'),
  field('phoneReceipt'),
  field('datePaid'),
  field('paymentMethod'),
  ref('userID', ({ name }) => name, words('Receipt by')),
  field('createdAt'),
];
