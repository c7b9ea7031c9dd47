import { sql } from 'kysely';
import { type Call, caller } from '#kit/server/call';
import { refuseNotYours } from '#kit/server/read/send';
import { refuseConflict } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import { assessedProblem, lockedProblem } from './assessment.rules';

/** The part of a class that writing its results needs. */
export interface HeldClass {
  readonly _id: string;
  readonly className: string;
  readonly courseID: string;
  readonly teacherID: string;
  readonly resultsLocked: boolean;
}

/**
 * Classes, held until the call ends, in the order of their ids: calls that write their results run one after the other. They are locked
 * before anything that is written. A class that does not exist is left out; another teacher's is refused (A15).
 */
export async function holdClasses(call: Call, ids: readonly string[]): Promise<ReadonlyMap<string, HeldClass>> {
  const classes = await askPrepared<HeldClass>(
    call.db,
    sql`select _id, "className", "courseID", "teacherID", "resultsLocked" from ${tableOf(call, 'school_class')}
      where _id = any(${[...new Set(ids)]}::uuid[]) order by _id for no key update`,
  );
  if (isTeacher(call) && classes.some(({ teacherID }) => teacherID !== caller(call).teacherID)) refuseNotYours();
  return new Map(classes.map((one) => [one._id, one]));
}

/** Refuses to write results of a class while they are locked (GB9). */
export function refuseLocked(held: HeldClass): void {
  refuseConflict(lockedProblem(held));
}

interface Place {
  readonly classID: string;
  readonly subjectID: string;
}

/** Refuses a mark by hand where the class is locked, or marked by assessments in the subject (GB6, GB9). The call holds the class. */
export async function refuseMarkByHand(call: Call, places: readonly Place[]): Promise<void> {
  const [locked] = await askPrepared<{ className: string; resultsLocked: boolean }>(
    call.db,
    sql`select "className", "resultsLocked" from ${tableOf(call, 'school_class')}
      where _id = any(${places.map(({ classID }) => classID)}::uuid[]) and "resultsLocked" limit 1`,
  );
  if (locked) refuseConflict(lockedProblem(locked), 'classID');
  const assessed = await askPrepared(
    call.db,
    sql`select 1 from ${tableOf(call, 'assessment')} a
      join unnest(${places.map(({ classID }) => classID)}::uuid[], ${places.map(({ subjectID }) => subjectID)}::uuid[])
        as p("classID", "subjectID") on p."classID" = a."classID" and p."subjectID" = a."subjectID" limit 1`,
  );
  refuseConflict(assessedProblem(assessed.length > 0), 'subjectID');
}
