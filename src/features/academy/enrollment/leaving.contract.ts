import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import type { Got } from '#kit/contract/entity';
import { choice, ref } from '#kit/contract/fields-choice';
import { flag } from '#kit/contract/fields-number';
import { date } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { type enrollment, leftReasons } from './enrollment.contract';

/** The ways in which money paid for months that are not earned is settled (FE8). */
export const unearnedWays = {
  keep: words('It stays with the academy'),
  credit: words('It becomes credit of the student'),
  refund: words('It is paid back'),
} as const;

export const leavingFields = {
  leftDate: date('Last day in the class', { required: 'Enter the last day' }),
  leftReason: choice('Reason', leftReasons, { required: 'Select reason' }),
  prorate: flag('Charge the month of leaving by days', {
    initial: false,
    help: 'Otherwise all of that month is owed',
  }),
  unearned: choice('What was paid too much', unearnedWays, { initial: 'keep' }),
  refundAccountID: ref('Paid back from', () => moneyAccount),
};

/** What becomes of a month that is not wholly earned. */
export interface LeftMonth {
  readonly feeID: { readonly _id: string; readonly feeNo: number; readonly feeName: string };
  readonly earned: Money;
  /** The amount of its credit note, the part of it that lowers the balance, and the part that is given back; 0 where there is none. */
  readonly amount: Money;
  readonly lowered: Money;
  readonly returned: Money;
  /** What was paid and is kept. */
  readonly kept: Money;
}

export interface Left extends Saved<Got<typeof enrollment>> {
  readonly creditNotes: readonly LeftMonth[];
}

export const leaveClass = endpoint({
  method: 'POST',
  path: 'Enrollment/leave/{id}',
  title: 'A student leaves a class: what is not earned of its months is credited; preview=1 only says what',
  body: leavingFields,
  query: ['preview'],
  reply: reply<Left>(),
});
