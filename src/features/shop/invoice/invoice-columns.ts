import { aside, columnsOf, onPhone, wide } from '#kit/web/list/column';
import { buyerColumn } from '#house/person/buyer-column';
import { invoice } from './invoice.contract';

const { field, sum, badge, ref } = columnsOf(invoice);

export const invoiceColumns = [
  buyerColumn(ref('customerID', ({ name }) => name)),
  field('invoiceNumber'),
  sum('Total'),
  ...wide(sum('discount')),
  sum('amountPaid'),
  ...onPhone(sum('balance')),
  field('date'),
  badge('Status'),
  ...aside(
    ref('userID', ({ name }) => name),
    field('note'),
    sum('credited'),
    sum('totalGross'),
    field('dueDate'),
  ),
];
