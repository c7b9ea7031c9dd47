import { endpoint, reply } from '#kit/contract/endpoint';
import { entity, type Got } from '#kit/contract/entity';
import { choice, ref } from '#kit/contract/fields-choice';
import { flag, money, whole } from '#kit/contract/fields-number';
import { date, note, text } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import { account } from '#house/account/account.contract';

/** The kinds of movements of an account, with their sign. */
export const entryKinds = {
  income: words('Income'),
  expense: words('Expense'),
  transferIn: words('Transfer in'),
  transferOut: words('Transfer out'),
  advance: words('Advance'),
  refund: words('Refund'),
} as const;

/** The live rows of an account, oldest first. The table is a view. */
export const accountEntry = entity({
  table: 'account_entry',
  path: 'account',
  one: 'Transaction',
  many: 'Transactions',
  fields: {
    date: date('Date'),
    kind: choice('Kind', entryKinds),
    number: whole('Number', { min: 1, max: 1_000_000_000 }),
    name: text('Name'),
    description: note('Description'),
    in: money('In'),
    out: money('Out'),
    /** Null up to the day on which the account was first counted. */
    runningBalance: money('Balance'),
    closeNo: whole('Close no', { min: 1, max: 1_000_000_000 }),
    userID: ref('User', () => account),
    posted: flag('Entered', { initial: true }),
  },
  brief: ['number'],
  search: [],
});

export type AccountEntry = Got<typeof accountEntry>;

export const accountEntries = endpoint({
  method: 'GET',
  path: 'account/{id}/entries',
  title: 'The live rows of an account with their running balance',
  query: ['from', 'to', 'page', 'pageSize', 'format'],
  reply: reply<readonly AccountEntry[]>('list'),
});

/** Sent with the entries; opening and closing are null for a day before the account's opening. */
export interface EntryTotals {
  readonly in: number;
  readonly out: number;
  readonly opening: number | null;
  readonly closing: number | null;
}
