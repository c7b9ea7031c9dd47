import { t, words } from '#kit/contract/language';
import { aside, columnsOf } from '#kit/web/list/column';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { salesReceipt } from './invoice-receipt.contract';

const { field, sum, ref, column } = columnsOf(salesReceipt);

export const receiptColumns = [
  column(words('Customer'), ({ customerID }) => customerID?.name ?? t(walkInCustomer), { sort: 'customerID' }),
  field('receiptNo'),
  ref('invoiceID', ({ invoiceNumber }) => invoiceNumber, words('Invoice no')),
  sum('amountPaid'),
  field('datePaid'),
  field('paymentMethod'),
  ...aside(
    field('phonePaid'),
    field('phoneReceipt'),
    ref('userID', ({ name }) => name, words('Receipt by')),
    field('createdAt'),
  ),
];
