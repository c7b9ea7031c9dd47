import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import { entity, type Got } from '#kit/contract/entity';
import { choice, list, ref } from '#kit/contract/fields-choice';
import { decimal, flag, money, numbered, whole } from '#kit/contract/fields-number';
import { date, note, text, timestamp } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import { voidedFields } from '#kit/contract/voided';
import { account } from '#house/account/account.contract';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { transfer } from '#features/ledger/transfer/transfer.contract';

export const noteCurrencies = { main: words('Main currency'), second: words('Second currency') } as const;

export const closeStatuses = { counted: words('Not signed yet'), signed: words('Signed') } as const;

const closeTones = { counted: 'attention', signed: 'good' } as const;

/** The most kinds of notes that one count names. */
const mostNotes = 40;

/**
 * The count of a cash box, a wallet or a bank account against what was booked (DC1). What it counted never changes again, and its own
 * figures are those of the moment when it was saved.
 */
export const dayClose = entity({
  table: 'day_close',
  path: 'dayClose',
  one: 'Day close',
  many: 'Day closes',
  screen: { path: '/dayClose' },
  fields: {
    accountID: ref('Account', () => moneyAccount, { required: 'Select account' }),
    /** Today by default. */
    date: date('Date'),
    notes: list(
      'Notes and coins',
      {
        currency: choice('Currency', noteCurrencies, { required: 'Select currency' }),
        value: money('Value', { required: 'Enter value' }),
        count: whole('Number', { required: 'Enter number', min: 0, max: 1_000_000 }),
      },
      { most: mostNotes },
    ),
    counted: money('Counted'),
    reason: note('Reason', { help: 'Why the count differs from what was booked' }),
    leave: money('Stays in it'),
    moveToID: ref('The rest goes to', () => moneyAccount),
  },
  stored: {
    /** What the last close counted; for the first close, the balance of the evening before. */
    opening: money('Opening', { initial: 0 }),
    income: money('Income', { initial: 0 }),
    expense: money('Expense', { initial: 0 }),
    transfersIn: money('Transfers in', { initial: 0 }),
    transfersOut: money('Transfers out', { initial: 0 }),
    advances: money('Advances', { initial: 0 }),
    refunds: money('Refunds', { initial: 0 }),
    expected: money('Expected', { initial: 0 }),
    /** Negative if money is missing. */
    difference: money('Difference', { initial: 0 }),
    closeNo: numbered('Close no', { from: 1 }),
    /** How often the account was counted on this day up to this count, voided counts included. */
    counts: whole('Counts', { initial: 1, min: 1, max: 1_000_000 }),
    status: choice('Status', closeStatuses, { initial: 'counted', tones: closeTones }),
    signedBy: text('Signed by'),
    signedAt: timestamp('Signed at'),
    userID: ref('Counted by', () => account),
    /** How many rows it counted. */
    entries: whole('Entries', { initial: 0, min: 0, max: 1_000_000_000 }),
    /** True if it set the opening of the account, which voiding it takes back (DC4). */
    isOpening: flag('First count', { initial: false }),
    /** The second currency at the moment of the count, and how much of it was worth 1.00 (DC5). */
    secondCurrency: text('Second currency', { max: 5 }),
    secondRate: decimal('Rate', { min: 0, max: 1_000_000 }),
    /** The transfer that moved the remainder right after the count (DC7). */
    transferID: ref('Transfer', () => transfer),
    ...voidedFields,
  },
  // Members that the read of a single record adds.
  ignored: ['byType', 'receipts', 'takenBack'],
  brief: ['closeNo'],
  search: ['closeNo', 'accountID.name', 'userID.name'],
  dated: 'date',
  erase: 'void',
  reasoned: true,
});

export type DayClose = Got<typeof dayClose>;

/** The second signature, by somebody other than the person who counted (DC9). */
export const signClose = endpoint({
  method: 'POST',
  path: 'dayClose/{id}/sign',
  title: 'Sign a close',
  reply: reply<Saved<DayClose>>(),
});
