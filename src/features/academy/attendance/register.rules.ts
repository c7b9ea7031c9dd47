import { isObject } from '#kit/contract/parse';
import { type Attendance, attendanceStatuses, type AttendanceStatus } from './attendance.contract';

/** What is marked of one student: a reason only goes with an absence. */
export interface Mark {
  readonly status: AttendanceStatus;
  readonly reason: string;
}

/** A register as it is marked, by student. */
export type Marks = Readonly<Record<string, Mark>>;

const present: Mark = { status: 'present', reason: '' };

type Saved = Pick<Attendance, 'attendenceStatus' | 'reason'> & { readonly studentID: { readonly _id: string } };

/** A register before anything is marked: as it waits to be sent, otherwise as it was saved, and everyone else present. */
export function startMarks(students: readonly string[], saved: readonly Saved[], waits: Marks = {}): Marks {
  const stood = new Map(saved.map((one) => [one.studentID._id, markOf(one)]));
  return Object.fromEntries(students.map((id) => [id, waits[id] ?? stood.get(id) ?? present]));
}

function markOf({ attendenceStatus, reason }: Saved): Mark {
  return { status: attendenceStatus, reason: reason ?? '' };
}

/** The status after one more tap. */
export function nextStatus(status: AttendanceStatus): AttendanceStatus {
  return ({ present: 'upsent', upsent: 'sick', sick: 'present' } as const)[status];
}

/** The mark with another status; a student who is present after all has no reason for absence. */
export function withStatus({ reason }: Mark, status: AttendanceStatus): Mark {
  return status === 'present' ? present : { status, reason };
}

/** How many there are of each status. */
export function countsOf(marks: Marks): Readonly<Record<AttendanceStatus, number>> {
  const counts = { present: 0, upsent: 0, sick: 0 };
  for (const { status } of Object.values(marks)) counts[status]++;
  return counts;
}

/** The students who were marked absent in a register that is saved. */
export function absentIn(saved: readonly Saved[]): string[] {
  return saved.flatMap(({ studentID, attendenceStatus }) => (attendenceStatus === 'upsent' ? [studentID._id] : []));
}

/** The register's records as they are sent. */
export function recordsFrom(
  marks: Marks,
): { readonly studentID: string; readonly attendenceStatus: AttendanceStatus; readonly reason: string | null }[] {
  return Object.entries(marks).map(([studentID, { status, reason }]) => ({
    studentID,
    attendenceStatus: status,
    reason: reason.trim() || null,
  }));
}

/** True where two registers say the same. */
export function sameMarks(one: Marks, other: Marks): boolean {
  return JSON.stringify(recordsFrom(one)) === JSON.stringify(recordsFrom(other));
}

/** The marks that were made after a register was sent; those that it contained are dropped. */
export function markedSince(marked: Marks, sent: Marks): Marks {
  return Object.fromEntries(
    Object.entries(marked).filter(([id, mark]) => mark.status !== sent[id]?.status || mark.reason !== sent[id].reason),
  );
}

/** The marks among the values that a tab stored; anything else is ignored. */
export function marksIn(kept: Readonly<Record<string, unknown>> | undefined): Marks {
  return Object.fromEntries(
    Object.entries(kept ?? {}).flatMap(([id, mark]) => (isMark(mark) ? [[id, mark] as const] : [])),
  );
}

function isMark(value: unknown): value is Mark {
  return (
    isObject(value) &&
    typeof value.reason === 'string' &&
    typeof value.status === 'string' &&
    Object.hasOwn(attendanceStatuses, value.status)
  );
}
