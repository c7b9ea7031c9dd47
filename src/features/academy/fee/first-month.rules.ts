import type { Day } from '#kit/contract/day';
import type { Money } from '#kit/contract/money';
import { addDays, addMonths, daysBetween, monthOf } from '#kit/rules/calendar';
import { noMoney, timesPart } from '#kit/rules/money';

/** The first and the last day of a month, and how many it has. */
export function daysOf(month: string): { readonly first: Day; readonly last: Day; readonly count: number } {
  const first = `${month}-01`;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return { first, last, count: daysBetween(first, last) + 1 };
}

/**
 * The amount taken off the first month of a student who joins after the 1st: the share of the days before the enrolment, calculated on
 * the fee after discounts (FE9).
 */
export function notYetJoined(left: Money, month: string, enrolledDate: Day): Money {
  const { first, last, count } = daysOf(month);
  if (enrolledDate <= first) return noMoney;
  const missed = enrolledDate > last ? count : daysBetween(first, enrolledDate);
  return timesPart(left, missed, count);
}

/** True for a fee whose month was made smaller because its student joined in the middle of it. */
export function joinedWithin(month: string, enrolledDate: Day): boolean {
  return monthOf(enrolledDate) === month && enrolledDate > daysOf(month).first;
}
