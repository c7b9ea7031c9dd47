import type { Day } from '#kit/contract/day';
import { addDays, addMonths, monthOf } from '#kit/rules/calendar';

/** The days that a month so far is compared over: both months begin on their first day, and end on the same day. */
export interface Spans {
  readonly lastMonth: Day;
  /** The same day of the last month, or its last day if it is shorter. */
  readonly sameDay: Day;
  readonly thisMonth: Day;
}

export function spansOf(today: Day): Spans {
  const lastMonth = `${addMonths(monthOf(today), -1)}-01`;
  const thisMonth = `${monthOf(today)}-01`;
  const [lastDay, sameDay] = [addDays(thisMonth, -1), `${monthOf(lastMonth)}-${today.slice(8)}`];
  return { lastMonth, sameDay: sameDay < lastDay ? sameDay : lastDay, thisMonth };
}
