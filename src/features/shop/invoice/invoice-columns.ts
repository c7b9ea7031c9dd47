import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { aside, columnsOf, onPhone, wide } from '#kit/web/list/column';
import { invoice } from './invoice.contract';
import { walkInCustomer } from '#house/person/walk-in.contract';

const { field, sum, badge, ref } = columnsOf(invoice);

type Row = Got<typeof invoice>;

/** The customer's name; without a registered customer the words for a walk-in customer. */
const called = ({ customerID }: Row) => customerID?.name ?? t(walkInCustomer);
const customer = { ...ref('customerID', ({ name }) => name), value: called, show: called };

export const invoiceColumns = [
  customer,
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
