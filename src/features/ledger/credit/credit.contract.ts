import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import { entity, type Got } from '#kit/contract/entity';
import { choice, json, ref } from '#kit/contract/fields-choice';
import { moneyDate } from '#kit/contract/fields-money-date';
import { money, numbered, whole } from '#kit/contract/fields-number';
import { note } from '#kit/contract/fields-text';
import type { Money } from '#kit/contract/money';
import { words } from '#kit/contract/language';
import { voidedFields } from '#kit/contract/voided';
import { account } from '#house/account/account.contract';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { payingCustomer, payingStudent } from './payer.contract';

/** The kinds of movements of credit (CO12). */
export const creditKinds = {
  advance: words('Paid in advance'),
  creditNote: words('Credit note'),
  used: words('Used'),
  refund: words('Paid back'),
} as const;

export type CreditKind = keyof typeof creditKinds;

/** The document that made a row of credit. */
export interface CreditSource {
  readonly kind: string;
  readonly _id: string;
}

const studentID = ref('Student', () => payingStudent);
const customerID = ref('Customer', () => payingCustomer);

/** Money of a person that is not earned yet: what was paid ahead, given back, or used. */
export const credit = entity({
  table: 'credit',
  path: 'credit',
  one: 'Credit',
  many: 'Credit',
  fields: {
    studentID,
    customerID,
    kind: choice('Kind', creditKinds, {
      required: 'Select type',
      tones: { advance: 'good', creditNote: 'good', used: 'info', refund: 'attention' },
    }),
    amount: money('Amount', { required: 'Enter amount' }),
    date: moneyDate('Date', { required: 'Enter date' }),
    accountID: ref('Account', () => moneyAccount),
    reason: note('Reason'),
  },
  stored: {
    creditNo: numbered('Credit no', { from: 1 }),
    source: json<CreditSource | null>('Source'),
    /** The close that counted it: what is counted never changes. */
    closeNo: whole('Close no', { min: 1, max: 1_000_000_000 }),
    userID: ref('User', () => account),
    ...voidedFields,
  },
  brief: ['creditNo'],
  search: ['creditNo', 'studentID.studentName', 'studentID.stdID', 'customerID.name', 'customerID.code'],
  dated: 'date',
  erase: 'void',
  reasoned: true,
});

/** The call that gives credit back (CO14). */
export const refundCredit = endpoint({
  method: 'POST',
  path: 'credit/refund',
  title: 'Give the credit of a person back',
  body: {
    studentID,
    customerID,
    amount: money('Amount', { required: 'Enter amount' }),
    accountID: ref('Account', () => moneyAccount, { required: 'Select account' }),
    date: moneyDate('Date'),
    reason: note('Reason', { required: 'Enter reason' }),
  },
  reply: reply<Saved<Got<typeof credit>>>(),
});

/** The read of money that was paid ahead, for a student's own portal. */
export const ownCredit = endpoint({
  method: 'GET',
  path: 'portal/credit',
  title: "A student's own credit",
  reply: reply<{ readonly credit: Money }>(),
});
