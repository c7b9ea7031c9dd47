import type { Week } from '#features/academy/school-class/week.contract';
import type { Weekday } from '#features/academy/school-class/weekday.contract';
import { lessonsOf, type Plan } from './lesson.rules';

/** A week from 08:00 to 10:00 on these days. */
export function weekFrom(validFrom: string, days: readonly Weekday[]): Week {
  return {
    validFrom,
    days: days.map((value) => ({ label: value, value })),
    TimeIn: '08:00',
    TimeOut: '10:00',
    teacherID: 'teacher',
    roomID: null,
  };
}

/** The lessons of a span without holidays, as date and time. */
export function lessonsIn(plan: Plan, from: string, to: string): string[] {
  return lessonsOf(plan, [], from, to).map(({ date, TimeIn }) => `${date} ${TimeIn}`);
}
