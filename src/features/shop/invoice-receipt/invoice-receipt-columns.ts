import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { aside, columnsOf, wide } from '#kit/web/list/column';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { accountShown } from '#house/money-account/account-name.rules';
import { salesReceipt } from './invoice-receipt.contract';

const { field, sum, ref } = columnsOf(salesReceipt);

type Row = Got<typeof salesReceipt>;

/** The customer's name; without a registered customer the words for a walk-in customer. */
const called = ({ customerID }: Row) => customerID?.name ?? t(walkInCustomer);
const customer = { ...ref('customerID', ({ name }) => name), value: called, show: called };

export const receiptColumns = [
  customer,
  field('receiptNo'),
  ref('invoiceID', ({ invoiceNumber }) => invoiceNumber, words('Invoice no')),
  sum('amountPaid'),
  ...wide(field('phonePaid'), field('phoneReceipt')),
  field('datePaid'),
  field('paymentMethod'),
  ...aside(
    ref('userID', ({ name }) => name, words('Received by')),
    field('createdAt'),
    ref('accountID', accountShown),
  ),
];
