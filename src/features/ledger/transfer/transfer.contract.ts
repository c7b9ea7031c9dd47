import { entity } from '#kit/contract/entity';
import { ref } from '#kit/contract/fields-choice';
import { moneyDate } from '#kit/contract/fields-money-date';
import { money, numbered, whole } from '#kit/contract/fields-number';
import { note } from '#kit/contract/fields-text';
import { voidedFields } from '#kit/contract/voided';
import { account } from '#house/account/account.contract';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';

const close = { min: 1, max: 1_000_000_000 } as const;

/** Money that moves from one of the organisation's accounts to another: neither income nor expense, except the fee (AC8). */
export const transfer = entity({
  table: 'transfer',
  path: 'transfer',
  one: 'Transfer',
  many: 'Transfers',
  fields: {
    fromID: ref('From account', () => moneyAccount, { required: 'Select account' }),
    toID: ref('To account', () => moneyAccount, { required: 'Select account' }),
    amount: money('Amount', { required: 'Enter amount' }),
    fee: money('Fee', { initial: 0, help: 'What the provider kept, on top of the amount' }),
    date: moneyDate('Date', { required: 'Enter date' }),
    note: note('Note'),
  },
  stored: {
    transferNo: numbered('Transfer no', { from: 1 }),
    userID: ref('User', () => account),
    /** The close that counted each side (AL8). */
    fromCloseNo: whole('Counted in close (from)', close),
    toCloseNo: whole('Counted in close (to)', close),
    ...voidedFields,
  },
  brief: ['transferNo'],
  search: ['transferNo', 'fromID.name', 'toID.name', 'note'],
  dated: 'date',
  erase: 'void',
  reasoned: true,
});
