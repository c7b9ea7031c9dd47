import type { Day } from '#kit/contract/day';
import { counted, t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { daysBetween } from '#kit/rules/calendar';
import { shownDay } from '#kit/rules/show';
import { type ChangeKind, farthestMove } from './lesson-change.contract';
import { isHeld, type Lesson } from './lesson.rules';

/** The values of a change, as far as they are typed. */
export interface Said {
  readonly date?: Day | undefined;
  readonly changeKind?: ChangeKind | undefined;
  readonly newDate?: Day | null | undefined;
  readonly TimeIn?: string | null | undefined;
  readonly TimeOut?: string | null | undefined;
  readonly roomID?: string | null | undefined;
  readonly teacherID?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

const parts = ['newDate', 'TimeIn', 'TimeOut', 'roomID', 'teacherID'] as const;

/** Problems of a change by itself (CL8), by field; a form not yet filled in has none. */
export function changeProblems(said: Said): Errors {
  if (said.changeKind === undefined) return {};
  return { ...problemsOf[said.changeKind](said), ...timesProblem(said) };
}

const problemsOf: Readonly<Record<ChangeKind, (said: Said) => Errors>> = {
  cancelled: (said) => ({
    ...(said.reason ? {} : { reason: t('Enter reason') }),
    ...Object.fromEntries(
      parts
        .filter((name) => said[name])
        .map((name) => [name, t('A cancelled lesson has no other day, time, room or teacher')]),
    ),
  }),
  changed: (said) => ({
    ...(parts.some((name) => said[name]) ? {} : { changeKind: t('Say what changes') }),
    ...moveProblem(said),
  }),
  extra: ({ TimeIn, TimeOut, newDate }) => ({
    ...(TimeIn ? {} : { TimeIn: t('Enter time in') }),
    ...(TimeOut ? {} : { TimeOut: t('Enter time out') }),
    ...(newDate ? { newDate: t('An extra lesson has one date') } : {}),
  }),
};

function moveProblem({ date, newDate }: Said): Errors {
  if (!date || !newDate) return {};
  const days = Math.abs(daysBetween(date, newDate));
  if (days === 0) return { newDate: t('The lesson is on that day already') };
  if (days <= farthestMove) return {};
  return {
    newDate: counted(
      farthestMove,
      'A lesson is moved by at most {count} day',
      'A lesson is moved by at most {count} days',
    ),
  };
}

/** The hours of a changed lesson: what the change leaves out is as in the week. */
export function hoursIn(
  { TimeIn, TimeOut }: Said,
  week: Pick<Lesson, 'TimeIn' | 'TimeOut'>,
): { readonly TimeIn: string; readonly TimeOut: string } {
  return { TimeIn: TimeIn ?? week.TimeIn, TimeOut: TimeOut ?? week.TimeOut };
}

/** Problems of the hours of a lesson, by field. */
export function timesProblem({ TimeIn, TimeOut }: Said): Errors {
  return TimeIn && TimeOut && TimeOut <= TimeIn ? { TimeOut: t('Time out must be after time in') } : {};
}

/** Why a class has no lesson to change on a day; `lesson` is what its week has then (CL8). */
export function dateProblem(changeKind: ChangeKind, lesson: Pick<Lesson, 'state'> | undefined): string | undefined {
  if (changeKind === 'extra')
    return lesson && isHeld(lesson) ? t('The class has a lesson on that day already') : undefined;
  if (lesson?.state === 'holiday') return t('On a holiday there are extra lessons only');
  return lesson ? undefined : t('The class has no lesson on that day');
}

/** Problems of an edit that moves a change to another lesson (CL8), by field. */
export function fixedProblems(
  stored: { readonly classID: string; readonly date: Day },
  {
    classID = stored.classID,
    date = stored.date,
  }: { readonly classID?: string | undefined; readonly date?: Day | undefined },
): Errors {
  return {
    ...(classID === stored.classID ? {} : { classID: t('The class of a changed lesson stays as it is') }),
    ...(date === stored.date ? {} : { date: t('The date of a changed lesson stays as it is') }),
  };
}

/** Why a room cannot be given: the class is online. */
export function placeProblem(classShift: 'offline' | 'online', { roomID }: Said): Errors {
  return roomID && classShift === 'online' ? { roomID: t('An online class is held in no room') } : {};
}

/** Why a lesson cannot be moved away from its day: its register was taken. */
export function registerProblem(hasRegister: boolean): string | undefined {
  return hasRegister ? t('The register of this lesson was taken. It can be neither cancelled nor moved.') : undefined;
}

/** The state of a lesson once its change is taken back. */
export interface Became {
  readonly date: Day;
  readonly became: 'planned' | 'cancelled';
}

/**
 * The day and the state of a lesson whose change is taken back: as it was planned, if that day is still to come. Else nothing is held
 * where its change had put it.
 */
export function withoutChange(
  { date, newDate }: { readonly date: Day; readonly newDate: Day | null },
  isPlanned: boolean,
  today: Day,
): Became {
  return isPlanned && date >= today ? { date, became: 'planned' } : { date: newDate ?? date, became: 'cancelled' };
}

/** Why a lesson cannot be moved to a day; `taken` says that the class has another one then. */
export function takenProblem(newDate: Day, taken: boolean): string | undefined {
  return taken ? t('The class has another lesson on {date} already', { date: shownDay(newDate) }) : undefined;
}
