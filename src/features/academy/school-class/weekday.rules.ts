import type { Day } from '#kit/contract/day';
import { addDays } from '#kit/rules/calendar';
import type { Weekday } from './weekday.contract';

export type { Weekday } from './weekday.contract';

const fromSunday: readonly Weekday[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The weekday of a day. */
export function weekdayOf(day: Day): Weekday {
  return fromSunday[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'Sunday';
}

/** The latest day that is this weekday, up to and including `upTo`. */
export function latestDayOn(weekday: Weekday, upTo: Day): Day {
  const back = (fromSunday.indexOf(weekdayOf(upTo)) - fromSunday.indexOf(weekday) + 7) % 7;
  return addDays(upTo, -back);
}

/** True for the English name of a weekday. */
export function isWeekday(word: string | null): word is Weekday {
  return fromSunday.some((one) => one === word);
}
