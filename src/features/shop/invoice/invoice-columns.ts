import { t, words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { invoice } from './invoice.contract';
import { walkInCustomer } from '#house/person/walk-in.contract';

const { field, sum, badge, column, ref } = columnsOf(invoice);

export const invoiceColumns = [
  field('invoiceNumber'),
  column(words('Customer'), ({ customerID }) => customerID?.name ?? t(walkInCustomer), { sort: 'customerID' }),
  sum('Total'),
  sum('discount'),
  sum('amountPaid'),
  sum('balance'),
  badge('Status'),
  field('date'),
  ref('userID', ({ name }) => name),
  field('note'),
];
