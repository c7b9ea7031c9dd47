import type { Day } from '#kit/contract/day';
import { addDays } from '#kit/rules/calendar';
import type { Week } from '#features/academy/school-class/week.contract';
import { isLessonDay, weekOn } from '#features/academy/school-class/week.rules';
import type { ChangeKind, LessonState } from './lesson-change.contract';

/** A change of a lesson; what is null stays as in the week. */
export interface Change {
  readonly _id: string;
  readonly date: Day;
  readonly changeKind: ChangeKind;
  readonly newDate: Day | null;
  readonly TimeIn: string | null;
  readonly TimeOut: string | null;
  readonly roomID: string | null;
  readonly teacherID: string | null;
}

/** A span of days without lessons; its first and last day included. */
export interface Holiday {
  readonly startDate: Day;
  readonly endDate: Day;
}

/** The facts of a class from which its lessons follow. */
export interface Plan {
  readonly startedDate: Day;
  readonly endDate: Day;
  /** In the order of their `validFrom`. */
  readonly weeks: readonly Week[];
  readonly changes: readonly Change[];
  /** The days of its registers. */
  readonly registers: readonly Day[];
}

/** A lesson on the day on which it is held, or would have been held. */
export interface Lesson {
  readonly date: Day;
  /** The day on which the week plans it. */
  readonly planned: Day;
  readonly TimeIn: string;
  readonly TimeOut: string;
  readonly teacherID: string;
  readonly roomID: string | null;
  readonly state: LessonState;
  readonly changeID: string | null;
}

/** The lessons of a class in a span of days, by date and time (CL1). `lessons` in migrations/0830_lessons_by_weekday.sql is the same in SQL. */
export function lessonsOf(plan: Plan, holidays: readonly Holiday[], from: Day, to: Day): Lesson[] {
  const isFree = (day: Day) => holidays.some(({ startDate, endDate }) => startDate <= day && day <= endDate);
  const changed = new Set(plan.changes.map(({ date }) => date));
  const found = [
    ...plannedDays(plan, from, to)
      .filter((day) => !changed.has(day))
      .map((day) => asPlanned(plan, day, isFree(day) ? 'holiday' : 'planned')),
    ...registeredDays(plan)
      .filter((day) => from <= day && day <= to && !changed.has(day))
      .map((day) => asPlanned(plan, day, 'planned')),
    ...plan.changes
      .filter((change) => change.changeKind === 'extra' || isPlanned(plan, change.date))
      .map((change) => asChanged(plan, change, isFree(change.date)))
      .filter(({ date }) => from <= date && date <= to),
  ];
  return found.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** True for a lesson that is held, as far as is known. */
export function isHeld({ state }: Pick<Lesson, 'state'>): boolean {
  return state !== 'cancelled' && state !== 'holiday';
}

function keyOf({ date, TimeIn, planned }: Lesson): string {
  return `${date} ${TimeIn} ${planned}`;
}

function isPlanned({ startedDate, endDate, weeks }: Plan, day: Day): boolean {
  return startedDate <= day && day <= endDate && isLessonDay(weekOn(weeks, day), day);
}

function plannedDays(plan: Plan, from: Day, to: Day): Day[] {
  const days: Day[] = [];
  const last = to < plan.endDate ? to : plan.endDate;
  for (let day = from > plan.startedDate ? from : plan.startedDate; day <= last; day = addDays(day, 1))
    if (isPlanned(plan, day)) days.push(day);
  return days;
}

/** The days of a class that names no weekdays: those of its registers. */
function registeredDays({ weeks, registers }: Plan): Day[] {
  return registers.filter((day) => weekOn(weeks, day).days.length === 0);
}

function asPlanned({ weeks }: Plan, day: Day, state: LessonState): Lesson {
  const { TimeIn, TimeOut, teacherID, roomID } = weekOn(weeks, day);
  return { date: day, planned: day, TimeIn, TimeOut, teacherID, roomID, state, changeID: null };
}

function asChanged(plan: Plan, change: Change, isFree: boolean): Lesson {
  const { _id, date: planned, changeKind, newDate, ...said } = change;
  const week = weekOn(plan.weeks, planned);
  return {
    date: newDate ?? planned,
    planned,
    TimeIn: said.TimeIn ?? week.TimeIn,
    TimeOut: said.TimeOut ?? week.TimeOut,
    teacherID: said.teacherID ?? week.teacherID,
    roomID: said.roomID ?? week.roomID,
    // A lesson that was moved away from a holiday is held.
    state: changeKind === 'changed' && newDate === null && isFree ? 'holiday' : changeKind,
    changeID: _id,
  };
}
