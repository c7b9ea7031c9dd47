import { aside, columnsOf, onPhone, spare, wide } from '#kit/web/list/column';
import { buyerColumn } from '#house/person/buyer-column';
import { invoice } from './invoice.contract';

const { field, sum, badge, ref } = columnsOf(invoice);

export const invoiceColumns = [
  buyerColumn(ref('customerID', ({ name }) => name)),
  field('invoiceNumber'),
  sum('Total'),
  ...wide(sum('discount')),
  // It follows from the total and the balance, so it gives way before the day.
  ...spare(sum('amountPaid')),
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
