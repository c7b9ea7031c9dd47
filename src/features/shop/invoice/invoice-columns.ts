import { t, words } from '#kit/contract/language';
import { aside, columnsOf } from '#kit/web/list/column';
import { invoice } from './invoice.contract';
import { walkInCustomer } from '#house/person/walk-in.contract';

const { field, sum, badge, column, ref } = columnsOf(invoice);

export const invoiceColumns = [
  column(words('Customer'), ({ customerID }) => customerID?.name ?? t(walkInCustomer), { sort: 'customerID' }),
  field('invoiceNumber'),
  field('date'),
  sum('Total'),
  sum('amountPaid'),
  sum('balance'),
  badge('Status'),
  ...aside(
    sum('discount'),
    ref('userID', ({ name }) => name),
    field('note'),
  ),
];
