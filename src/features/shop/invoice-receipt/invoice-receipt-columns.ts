import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { salesReceipt } from './invoice-receipt.contract';

const { field, sum, ref } = columnsOf(salesReceipt);

type Row = Got<typeof salesReceipt>;

/** Who bought; of nobody who is registered it says so. */
const called = ({ customerID }: Row) => customerID?.name ?? t(walkInCustomer);
const customer = { ...ref('customerID', ({ name }) => name), value: called, show: called };

export const receiptColumns = [
  field('receiptNo'),
  customer,
  ref('invoiceID', ({ invoiceNumber }) => invoiceNumber, words('Invoice no')),
  sum('amountPaid'),
  field('phonePaid'),
  field('phoneReceipt'),
  field('datePaid'),
  field('paymentMethod'),
  ref('userID', ({ name }) => name, words('Receipt by')),
  field('createdAt'),
];
