import type { Day } from '#kit/contract/day';
import { words } from '#kit/contract/language';
import { addDays, monthOf } from '#kit/rules/calendar';

/** Days from one to another, both counted. */
export interface Span {
  readonly from: Day;
  readonly to: Day;
}

/** The day itself. */
export function today(day: Day): Span {
  return { from: day, to: day };
}

/** The week begins on Saturday, as the product's weekdays do. */
export function thisWeek(day: Day): Span {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const from = addDays(day, -((weekday + 1) % 7));
  return { from, to: addDays(from, 6) };
}

/** The month of a day. */
export function thisMonth(day: Day): Span {
  return monthAround(`${monthOf(day)}-01`);
}

/** The month before that of a day. */
export function lastMonth(day: Day): Span {
  return monthAround(`${monthOf(addDays(`${monthOf(day)}-01`, -1))}-01`);
}

/** The calendar year of a day. */
export function thisYear(day: Day): Span {
  return { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` };
}

function monthAround(first: Day): Span {
  const later = monthOf(addDays(first, 31));
  return { from: first, to: addDays(`${later}-01`, -1) };
}

/** The spans that people ask for most, by what they are called. */
export const spans: readonly (readonly [string, (day: Day) => Span])[] = [
  [words('Today'), today],
  [words('This week'), thisWeek],
  [words('This month'), thisMonth],
  [words('Last month'), lastMonth],
  [words('This year'), thisYear],
];
