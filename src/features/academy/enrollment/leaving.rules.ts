import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { addDays, daysBetween, monthOf } from '#kit/rules/calendar';
import { minus, noMoney, timesPart } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import type { EnrolledStatus } from '#features/academy/fee/charged-enrollment.contract';
import { daysOf } from '#features/academy/fee/first-month.rules';
import { isLive } from './live.rules';

/** What happens to money paid for months that are not earned (FE8). */
export type Unearned = 'keep' | 'credit' | 'refund';

/** A month that was charged to somebody who leaves. */
export interface ChargedMonth {
  readonly feeMonth: string;
  readonly feeAmount: Money;
  readonly feeBalance: Money;
  /** The day of the month from which it was charged, where the student joined during it. */
  readonly chargedFrom: Day | null;
}

export interface Leaving {
  readonly leftDate: Day;
  /** Whether the month of leaving is earned day by day. */
  readonly earns: 'days' | 'months';
  readonly unearned: Unearned;
}

/** How a month of somebody who leaves is settled. */
export interface Settled {
  readonly earned: Money;
  /** The amount of the credit note; nothing where there is none. */
  readonly amount: Money;
  /** What was paid of it and is kept, although it is not earned. */
  readonly kept: Money;
}

/** The sentence where a student cannot leave a class: only one who holds a seat or waits for one can. */
export function leftProblem(status: EnrolledStatus): string | undefined {
  return isLive(status) ? undefined : seatlessProblem();
}

/** Why a call about a seat is refused that the student no longer holds. */
export function seatlessProblem(): string {
  return t('This student is not enrolled in the class any more');
}

/** How many days ahead of today a student can leave at most. */
const mostAhead = 31;

/** Why a day cannot be the last one: a student leaves between the enrolment and a month from today. */
export function leftDateProblem(
  leftDate: Day,
  { enrolledDate, today }: { readonly enrolledDate: Day; readonly today: Day },
): string | undefined {
  const last = addDays(today, mostAhead);
  if (leftDate >= enrolledDate && leftDate <= last) return undefined;
  return t('Enter a day from {first} to {last}', { first: shownDay(enrolledDate), last: shownDay(last) });
}

/** The field that is missing where money goes back: the account it comes from. */
export function refundProblems(unearned: Unearned, refundAccountID: string | null | undefined): Errors {
  return unearned === 'refund' && !refundAccountID ? { refundAccountID: t('Choose where the money comes from') } : {};
}

/**
 * How much of a month's fee is earned when a student leaves: nothing of a later month; of the month of leaving, its days up to then if
 * days count.
 */
export function earnedOf({ feeMonth, feeAmount, chargedFrom }: ChargedMonth, { leftDate, earns }: Leaving): Money {
  const left = monthOf(leftDate);
  if (feeMonth > left) return noMoney;
  if (feeMonth < left || earns === 'months') return feeAmount;
  const { first, last } = daysOf(feeMonth);
  const from = chargedFrom ?? first;
  if (leftDate < from) return noMoney;
  return timesPart(feeAmount, daysBetween(from, leftDate) + 1, daysBetween(from, last) + 1);
}

/** How a month of somebody who leaves is settled; undefined where all of it is earned (FE8). */
export function settle(month: ChargedMonth, leaving: Leaving): Settled | undefined {
  const earned = earnedOf(month, leaving);
  const notEarned = minus(month.feeAmount, earned);
  if (notEarned === noMoney) return undefined;
  if (leaving.unearned !== 'keep' || notEarned <= month.feeBalance) return { earned, amount: notEarned, kept: noMoney };
  return { earned, amount: month.feeBalance, kept: minus(notEarned, month.feeBalance) };
}
