import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import { entity, type Got } from '#kit/contract/entity';
import { choice, ref, rows } from '#kit/contract/fields-choice';
import { flag, money, numbered, whole } from '#kit/contract/fields-number';
import { date, note } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { voidedFields } from '#kit/contract/voided';
import { account } from '#house/account/account.contract';
import { payingCustomer, payingStudent } from '#features/ledger/credit/payer.contract';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import {
  creditedClass,
  creditedDiscount,
  creditedFee,
  creditedInvoice,
  creditedService,
  returnedItem,
} from './credited.contract';

/** Why something is taken off what is owed. */
export const creditKinds = {
  discount: words('Discount'),
  scholarship: words('Scholarship'),
  waiver: words('Waiver'),
  proration: words('Part of a month'),
  correction: words('Correction'),
  return: words('Return'),
  other: words('Other'),
} as const;

export type CreditNoteKind = keyof typeof creditKinds;

/** A numbered document that takes off what somebody owes, in part or wholly, for a reason (DE1). */
export const creditNote = entity({
  table: 'credit_note',
  path: 'creditNote',
  one: 'Credit note',
  many: 'Credit notes',
  fields: {
    feeID: ref('Fee', () => creditedFee),
    serviceID: ref('Service', () => creditedService),
    invoiceID: ref('Invoice', () => creditedInvoice),
    /** 'return' by default if goods come back; otherwise it has to be sent. */
    creditKind: choice('Type', creditKinds, { emptied: words('Select type') }),
    items: rows(
      'Items',
      { table: 'credit_note_item', parent: 'creditNoteID', stored: {} },
      {
        itemID: ref('Item', () => returnedItem, { required: 'Please select item' }),
        Quantity: whole('Quantity', { required: 'Enter quantity', min: 1, max: 1_000_000 }),
        restock: flag('Back in stock', { initial: true }),
      },
      { initial: [], add: 'Add item' },
    ),
    /** Set by the server where goods come back (DE5). */
    amount: money('Amount', { emptied: words('Enter amount') }),
    /** Today by default. */
    date: date('Date', { emptied: words('Enter date') }),
    reason: note('Reason', { required: 'Enter reason' }),
    refundAccountID: ref('Paid back from', () => moneyAccount, {
      help: 'Without an account, what was paid becomes credit',
    }),
  },
  stored: {
    creditNoteNo: numbered('Credit note no', { from: 1 }),
    /** The parts of it that were taken off the open balance and off what had been paid (DE4). */
    lowered: money('Taken off the balance', { initial: 0 }),
    returned: money('Paid back', { initial: 0 }),
    studentID: ref('Student', () => payingStudent),
    customerID: ref('Customer', () => payingCustomer),
    classID: ref('Class', () => creditedClass),
    /** The standing discount that made it (FE4). */
    discountID: ref('Discount', () => creditedDiscount),
    userID: ref('User', () => account),
    ...voidedFields,
  },
  brief: ['creditNoteNo'],
  search: ['creditNoteNo', 'studentID.studentName', 'studentID.stdID', 'customerID.name', 'customerID.code', 'reason'],
  dated: 'date',
  erase: 'void',
  reasoned: true,
});

export type CreditNote = Got<typeof creditNote>;

/** The effect of a credit note, as its preview answers it. */
export interface CreditNotePreview {
  readonly lowered: Money;
  readonly returned: Money;
  /** The amount left to pay afterwards. */
  readonly balance: Money;
}

/** `POST creditNote`; with `preview=1` it only answers what it would do. */
export const makeCreditNote = endpoint({
  method: 'POST',
  path: creditNote.path,
  title: 'Take back what is owed by a document; preview=1 only says what it would do',
  body: creditNote.fields,
  query: ['preview'],
  reply: reply<Saved<CreditNote>>(),
});
