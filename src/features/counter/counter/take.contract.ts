import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import { json, list, ref } from '#kit/contract/fields-choice';
import { moneyDate } from '#kit/contract/fields-money-date';
import { flag, money } from '#kit/contract/fields-number';
import type { Money } from '#kit/contract/money';
import { fee } from '#features/academy/fee/fee.contract';
import {
  mostRows,
  partFields,
  payment,
  type PaymentRead,
} from '#features/ledger/counter-payment/counter-payment.contract';
import { invoice } from '#features/shop/invoice/invoice.contract';
import { service } from '#features/shop/service/service.contract';
import { counterPath } from './counter.contract';

/** The fields of a sale at the counter: those of an invoice without the way of paying (CO7). */
export const saleFields = {
  items: invoice.fields.items,
  discount: money('Discount', { initial: 0 }),
  note: invoice.fields.note,
};

/** The fields of a debt in a payment: exactly one document, and how much of it is paid. */
export const debtFields = {
  feeID: ref('Fee', () => fee),
  serviceID: ref('Service', () => service),
  invoiceID: ref('Invoice', () => invoice),
  amount: money('Amount', { required: 'Enter amount' }),
};

/** What the preview of a payment answers. */
export interface Preview {
  readonly owed: Money;
  readonly total: Money;
  readonly missing: Money;
  readonly rest: Money;
  readonly change: Money;
}

export const takeMoney = endpoint({
  method: 'POST',
  path: counterPath,
  title: 'Take money at the counter for several debts, a sale, or credit; preview=1 only says what it would come to',
  body: {
    studentID: payment.fields.studentID,
    customerID: payment.fields.customerID,
    payerName: payment.fields.payerName,
    debts: list('Debts', debtFields),
    sale: json<unknown>('Sale'),
    payments: list('Paid with', partFields, { most: mostRows }),
    useCredit: money('Credit used', { initial: 0 }),
    keepRest: flag('Keep rest as credit', { initial: false }),
    /** Today if it is left out. */
    date: moneyDate('Date'),
    note: payment.fields.note,
  },
  query: ['preview'],
  reply: reply<Saved<PaymentRead>>(),
});
