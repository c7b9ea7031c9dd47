import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import { addDays } from '#kit/rules/calendar';
import { shownDay } from '#kit/rules/show';
import { type Week, weekly } from './week.contract';
import { weekdayOf } from './weekday.rules';

/**
 * The week that applies on a day: the last that began by then, or the first for a day before all of them. The weeks are in the order of
 * their days.
 */
export function weekOn(weeks: readonly Week[], day: Day): Week {
  const week = weeks.findLast(({ validFrom }) => validFrom <= day) ?? weeks[0];
  if (!week) throw new Error('A class has no week');
  return week;
}

/** True where a week names the weekday of a day. */
export function isLessonDay({ days }: Pick<Week, 'days'>, day: Day): boolean {
  const weekday = weekdayOf(day);
  return days.some(({ value }) => value === weekday);
}

/** The day from which a changed week applies by default (CL7): what was taught under the week before stays as it was. */
export function usualStart(startedDate: Day, today: Day, lastRegister: Day | null): Day {
  if (lastRegister === null) return startedDate;
  return lastRegister < today ? today : addDays(lastRegister, 1);
}

/** Why a week cannot apply from a given day. */
export function startProblem(validFrom: Day, usual: Day, lastRegister: Day | null): string | undefined {
  return lastRegister !== null && validFrom < usual
    ? t('Registers were taken up to {date}', { date: shownDay(lastRegister) })
    : undefined;
}

/** The weeks of a class once a new one applies from its day. Before the first there was nothing, so that a still earlier one replaces it. */
export function weeksWith(weeks: readonly Week[], week: Week): Week[] {
  const first = weeks[0];
  const kept = first && week.validFrom < first.validFrom ? weeks.slice(1) : weeks;
  const others = kept.filter(({ validFrom }) => validFrom !== week.validFrom);
  return [...others, week].toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
}

/** True where two weeks are the same but for their first day. */
export function isSameWeek(one: Week, other: Week): boolean {
  return weekly.every((name) => textOf(one[name]) === textOf(other[name]));
}

function textOf(value: Week[keyof Week]): string {
  return JSON.stringify(value);
}
