import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { type Weekday, latestDayOn, weekdayOf } from '#features/academy/school-class/weekday.rules';
import type { AttendanceStatus, AttendanceTotals } from './attendance.contract';

/** 1 for a student who was present, 0 for one who was absent or sick (E2). */
export function attendedBy(status: AttendanceStatus): 0 | 1 {
  return status === 'present' ? 1 : 0;
}

/** What a record says about presence, as it was sent; what is not said is null or left out. */
export interface Presence {
  readonly attended?: 0 | 1 | null | undefined;
  readonly attendenceStatus?: AttendanceStatus | null | undefined;
  readonly reason?: string | null | undefined;
}

/**
 * The status that was meant: as it was sent, or as `attended` says, in which case an absence keeps its kind. Undefined where neither was
 * sent.
 */
export function statusOf(
  { attended, attendenceStatus }: Presence,
  before?: AttendanceStatus | null,
): AttendanceStatus | undefined {
  if (attendenceStatus) return attendenceStatus;
  if (attended === null || attended === undefined) return before ?? undefined;
  if (attended === 1) return 'present';
  return before && attendedBy(before) === 0 ? before : 'upsent';
}

/** Contradictions in the presence of a record (E2), by field. */
export function presenceProblems(sent: Presence, status: AttendanceStatus | undefined): Errors {
  if (status === undefined) return { attendenceStatus: t('Say whether the student was present, absent or sick') };
  const { attended, reason } = sent;
  return {
    ...(attended === null || attended === undefined || attended === attendedBy(status)
      ? {}
      : { attended: t('Attended and status contradict each other') }),
    ...(reason && status === 'present' ? { reason: t('Only an absence has a reason') } : {}),
  };
}

/** The date or day of a record, as it was sent. */
export interface Meant {
  readonly date?: Day | null | undefined;
  readonly day?: Weekday | null | undefined;
}

/** The date that was meant: as it was sent, or the latest such weekday up to today (E1). */
export function dateOf({ date, day }: Meant, today: Day): Day | undefined {
  return date ?? (day ? latestDayOn(day, today) : undefined);
}

/** Problems of a record's date and day (E1), by field. */
export function dateProblems({ date, day }: Meant, today: Day): Errors {
  if (!date && !day) return { day: t('Please select day') };
  if (!date) return {};
  return {
    ...(date > today ? { date: t('Attendance cannot be taken before the day') } : {}),
    ...(day && weekdayOf(date) !== day ? { day: t('The date is not a {day}', { day: t(day) }) } : {}),
  };
}

/** Why a teacher cannot have given a lesson: neither the class's teacher nor the lesson's own (E3, CL11). */
export function teacherProblem(teachers: readonly string[], sent: string | null | undefined): string | undefined {
  return !sent || teachers.includes(sent) ? undefined : t('This class has another teacher');
}

/** Periods, and how many of them were attended and missed (S§9). */
export function attendanceTotals(periods: number, present: number): AttendanceTotals {
  return { totalAtt: periods, totalpresent: present, totalupsent: periods - present };
}

/** The attendance over several records. */
export function totalsOf(records: readonly { readonly attended: 0 | 1 }[]): AttendanceTotals {
  return attendanceTotals(
    records.length,
    records.reduce((sum, { attended }) => sum + attended, 0),
  );
}

/** The attendance of one class. */
export interface ClassTotals extends AttendanceTotals {
  /** The class's. */
  readonly _id: string;
  readonly className: string;
}

/** The attendance by class, in the order in which the classes first appear. */
export function totalsByClass(
  records: readonly {
    readonly attended: 0 | 1;
    readonly classID: { readonly _id: string; readonly className: string };
  }[],
): ClassTotals[] {
  const classes = new Map(records.map(({ classID }) => [classID._id, classID.className]));
  return [...classes].map(([_id, className]) => ({
    _id,
    className,
    ...totalsOf(records.filter(({ classID }) => classID._id === _id)),
  }));
}
