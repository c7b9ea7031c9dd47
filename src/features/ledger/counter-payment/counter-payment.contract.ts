import { entity, type Got } from '#kit/contract/entity';
import { json, ref, rows } from '#kit/contract/fields-choice';
import { moneyDate } from '#kit/contract/fields-money-date';
import { decimal, money, numbered, whole } from '#kit/contract/fields-number';
import { note, phone, text } from '#kit/contract/fields-text';
import type { Money } from '#kit/contract/money';
import { voidedFields } from '#kit/contract/voided';
import { paperTold, type WithPaperCode } from '#house/paper/papers.contract';
import { account } from '#house/account/account.contract';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { payingCustomer, payingStudent } from '#features/ledger/credit/payer.contract';
import { paymentNames } from './payment-names.contract';

/** The kinds of documents that the counter takes money for. */
export const debtKinds = ['fee', 'service', 'invoice'] as const;

export type DebtKind = (typeof debtKinds)[number];

/** The part of a sale that the payment made with it needs. */
const sale = entity({
  table: 'invoice',
  path: 'invoice',
  one: 'Invoice',
  many: 'Invoices',
  fields: {},
  stored: { invoiceNumber: numbered('Invoice no', { from: 1 }) },
  brief: ['invoiceNumber'],
  search: ['invoiceNumber'],
  erase: 'void',
});

/** The part of a wallet message that the payment confirmed by it needs. */
const confirmation = entity({
  table: 'wallet_message',
  path: 'walletMessage',
  one: 'Wallet message',
  many: 'Wallet messages',
  fields: {},
  stored: { reference: text('Reference') },
  brief: ['reference'],
  search: ['reference'],
});

/** The most rows of one payment. */
export const mostRows = 5;

/** The fields of each row of a payment: where the money lands, how much it is, and how it was handed over. */
export const partFields = {
  accountID: ref('Account', () => moneyAccount, { required: 'Select account' }),
  amount: money('Amount', { required: 'Enter amount' }),
  given: money('Given'),
  givenSecond: money('Given in the second currency'),
  phonePaid: phone('Paid from phone'),
  reference: text('Reference', { max: 40 }),
  /** The message of the wallet that confirms it (WA7). */
  messageID: ref('Wallet message', () => confirmation),
};

/** A receipt of a payment, as the payment answers it. */
export interface PaidPart {
  readonly of: DebtKind;
  /** The debt: two debts may have the same name and amount. */
  readonly debtID: string;
  /** The receipt's. */
  readonly _id: string;
  readonly receiptNo: number;
  readonly amount: Money;
  /** The name of the debt, and of the person who owed it. */
  readonly name: string;
  readonly person: string;
  /** What was charged for it, and what was left after the receipt. */
  readonly charged: Money;
  readonly balance: Money;
  /** What credit notes had taken off it. */
  readonly takenOff: Money;
}

/** A payment at the counter: everything paid with it has receipts of its own. */
export const payment = entity({
  table: 'payment',
  ...paymentNames,
  screen: { path: '/payments' },
  fields: {
    date: moneyDate('Date', { required: 'Enter date' }),
    studentID: ref('Student', () => payingStudent),
    customerID: ref('Customer', () => payingCustomer),
    payerName: text('Payer', { max: 120 }),
    payments: rows(
      'Paid with',
      {
        table: 'payment_part',
        parent: 'paymentID',
        // The rate of the second currency at that moment.
        stored: { rate: decimal('Rate', { min: 0, max: 1_000_000 }) },
      },
      partFields,
      { initial: [] },
    ),
    note: note('Note'),
  },
  stored: {
    paymentNo: numbered('Payment no', { from: 1 }),
    total: money('Total', { initial: 0 }),
    creditUsed: money('Credit used', { initial: 0 }),
    creditKept: money('Kept as credit', { initial: 0 }),
    change: money('Change', { initial: 0 }),
    /** The sale that was made with it. */
    invoiceID: ref('Sale', () => sale),
    /** How many receipts and advances it consists of: one of several parts cannot be voided by itself. */
    parts: whole('Parts', { initial: 0, min: 0, max: 1_000 }),
    /** The references and phones of its rows, by which it is found. */
    references: text('References'),
    phonesPaid: text('Phones paid'),
    userID: ref('Received by', () => account),
    ...voidedFields,
  },
  // Members that the read of a single record adds.
  ignored: ['receipts', 'creditLeft', ...paperTold],
  brief: ['paymentNo'],
  search: [
    'paymentNo',
    'payerName',
    'references',
    'phonesPaid',
    'payments.phonePaid',
    'studentID.studentName',
    'studentID.stdID',
    'customerID.name',
  ],
  dated: 'date',
  told: { receipts: json<readonly PaidPart[]>('Receipts') },
  erase: 'void',
  reasoned: true,
});

export type CounterPayment = Got<typeof payment>;

/** A payment with its receipts and its code. */
export type PaymentRead = CounterPayment &
  WithPaperCode & {
    readonly receipts: readonly PaidPart[];
    /** The payer's credit afterwards; null without a payer. */
    readonly creditLeft: Money | null;
  };
