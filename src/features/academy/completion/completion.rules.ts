import type { Day } from '#kit/contract/day';
import { counted, t } from '#kit/contract/language';
import { shownDecimal, shownRate } from '#kit/rules/show';
import { classProblems } from '#features/academy/school-class/school-class.rules';
import type { Candidate } from './completion.contract';

/** Why a class cannot be completed: it is completed already. */
export function completedProblem(classStatus: string): string | undefined {
  return classStatus === 'completed' ? t('This class is already completed') : undefined;
}

/** Why a day cannot be the last one of a class that is completed. */
export function lastDayProblem(startedDate: Day, endDate: Day, today: Day): string | undefined {
  return endDate > today ? t('The last day cannot be after today') : classProblems({ startedDate, endDate }).endDate;
}

/** The results of a student in a class, and what the class requires. */
interface Reached extends Pick<Candidate, 'average' | 'outcome' | 'attendanceRate'> {
  /** A percentage of the lessons; null where nothing is required. */
  readonly minimumAttendance: number | null;
}

/** Whether a student is suggested: one who has passed, or has no marks, and attended as often as the class requires (CL14). */
export function suggestionOf(reached: Reached): Pick<Candidate, 'suggested' | 'why'> {
  const why = againstOf(reached) ?? null;
  return { suggested: why === null, why };
}

function againstOf({ average, outcome, attendanceRate, minimumAttendance }: Reached): string | undefined {
  if (outcome === 'fail') return t('Has not passed, average {average}', { average: shownDecimal(average ?? 0) });
  if (minimumAttendance === null || minimumAttendance === 0) return undefined;
  if (attendanceRate === null) return t('Stands in no register');
  const minimum = minimumAttendance / 100;
  if (attendanceRate >= minimum) return undefined;
  const facts = { rate: shownRate(attendanceRate), minimum: shownRate(minimum) };
  return t('Was at {rate} of the lessons, {minimum} are asked', facts);
}

/** Why some cannot go on together: the next class has fewer seats (CL3). */
export function seatsProblem(free: number | null, count: number): string | undefined {
  if (free === null || count <= free) return undefined;
  return counted(count, '{free} seats for {count} student', '{free} seats for {count} students', { free });
}
