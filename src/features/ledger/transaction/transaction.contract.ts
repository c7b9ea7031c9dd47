import { entity } from '#kit/contract/entity';
import { choice, json, ref } from '#kit/contract/fields-choice';
import { flag, money, numbered, whole } from '#kit/contract/fields-number';
import { moneyDate } from '#kit/contract/fields-money-date';
import { note, text } from '#kit/contract/fields-text';
import { voidedFields } from '#kit/contract/voided';
import { words } from '#kit/contract/language';
import type { Brand } from '#house/brand/brand.contract';
import { account } from '#house/account/account.contract';
import { accountField } from '#features/ledger/money-account/money-account.contract';

export const transactionTypes = { income: words('Income'), expense: words('Expense') } as const;

/** The tones of both sides; money that goes out is not wrong. */
export const transactionTones = { income: 'good', expense: 'attention' } as const;

export type TransactionType = keyof typeof transactionTypes;

/** The categories of income; an expense's is free text (D14). */
export const incomeTypes = {
  student: words('Student income'),
  'Sales Income': words('Sales income'),
  'service income': words('Service income'),
} as const;

export type IncomeType = keyof typeof incomeTypes;

/** The categories of income that each brand's form offers (S§6); the server takes all three. */
export const incomeTypesByHand: Readonly<Record<Brand, readonly IncomeType[]>> = {
  academy: ['student', 'service income'],
  decoration: ['Sales Income', 'service income'],
};

/** The document that posted a row. */
export interface Source {
  readonly kind: string;
  readonly _id: string;
}

/** The part of a row that its reversal needs. */
const reversed = entity({
  table: 'money_transaction',
  path: 'transection',
  one: 'Transaction',
  many: 'Transactions',
  fields: {},
  stored: { transectionNo: numbered('Transaction no', { from: 1 }) },
  brief: ['transectionNo'],
  search: ['transectionNo'],
  erase: 'void',
});

export const transaction = entity({
  table: 'money_transaction',
  path: 'transection',
  one: 'Transaction',
  many: 'Transactions',
  fields: {
    transectionType: choice('Income or expense', transactionTypes, {
      required: 'Choose income or expense',
      tones: transactionTones,
    }),
    type: text('Type', { required: 'Enter type', max: 60 }),
    name: text('Name', { required: 'Enter name' }),
    amount: money('Amount', { required: 'Enter amount' }),
    date: moneyDate('Date', { required: 'Enter date' }),
    description: note('Description', { required: 'Enter description' }),
    accountID: accountField,
  },
  stored: {
    transectionNo: numbered('Transaction no', { from: 1 }),
    userID: ref('User', () => account),
    source: json<Source | null>('Source'),
    /** True where a document posted it (D15). */
    posted: flag('Entered', { initial: false, words: { true: words('Automatically'), false: words('By hand') } }),
    ...voidedFields,
    /** The close that counted it: what is counted never changes (AL8). */
    closeNo: { ...whole('Close no', { min: 1, max: 1_000_000_000 }), added: true },
    /** The row that this one reverses; `voidReason` has the reason, even while this one is live. */
    reverses: { ...ref('Takes back', () => reversed), added: true },
  },
  brief: ['transectionNo'],
  search: ['transectionNo', 'name', 'type', 'description'],
  dated: 'date',
  erase: 'void',
});

/** One side of the statement, as its own screen shows it: /income. */
export const income = {
  ...transaction,
  one: 'Income',
  many: 'Income',
  fields: { ...transaction.fields, type: choice('Type', incomeTypes, { required: 'Enter type' }) },
  only: { transectionType: 'income' },
} as const;

/** The other side: /expense. */
export const expense = {
  ...transaction,
  one: 'Expense',
  many: 'Expenses',
  only: { transectionType: 'expense' },
} as const;
