import type { Day } from '#kit/contract/day';
import { counted } from '#kit/contract/language';
import { addDays } from '#kit/rules/calendar';
import { latestDayOn } from '#features/academy/school-class/weekday.rules';
import { mostTimetableDays } from './timetable.contract';

/** The sentence that refuses a timetable of too many days; undefined if it is short enough. */
export function longTimetableProblem(days: number): string | undefined {
  if (days <= mostTimetableDays) return undefined;
  return counted(mostTimetableDays, 'A timetable has at most {count} day', 'A timetable has at most {count} days');
}

/** The week of a day as the days of a timetable's query. */
export function weekSpan(day: Day): { readonly from: Day; readonly to: Day } {
  const from = latestDayOn('Saturday', day);
  return { from, to: addDays(from, 6) };
}

/** The days of the week of a day, which begins on Saturday. */
export function weekOf(day: Day): Day[] {
  const { from } = weekSpan(day);
  return Array.from({ length: 7 }, (_one, index) => addDays(from, index));
}
