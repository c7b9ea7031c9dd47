import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { refuseMissing } from '#kit/server/refusal';
import { idOf } from '#kit/server/routes/crud';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { refuseForeignClass } from '#features/academy/class-record/own-records.server';
import type { EnrolledStatus } from '#features/academy/fee/charged-enrollment.contract';
import type { Scale } from '#features/academy/grade-scale/grade-scale.contract';
import { usualScale } from '#features/academy/grade-scale/grade-scale.rules';
import { type GridAssessment, type GridScore, mostStudents } from './gradebook.contract';
import type { ScoreOf } from './scores-of.rules';

/** The part of a class that reading its results needs. */
export interface GradedClass {
  readonly _id: string;
  readonly className: string;
  readonly courseID: string;
  readonly resultsLocked: boolean;
  /** Null for the usual scale (GB10). */
  readonly scale: Scale | null;
}

/** The class, with the scale by which it grades; undefined if there is none. */
async function readClass(call: Call, classID: string): Promise<GradedClass | undefined> {
  const [found] = await askPrepared<GradedClass>(
    call.db,
    sql`select c._id, c."className", c."courseID", c."resultsLocked",
        (select json_build_object('passFrom', g."passFrom", 'steps', g.steps) from ${tableOf(call, 'grade_scale')} g
          where g._id = c."gradeScaleID") as scale
      from ${tableOf(call, 'school_class')} c where c._id = ${classID}`,
  );
  return found;
}

/** The class that a call names as `{classId}`, of the caller's own. */
export async function classNamed(call: Call): Promise<GradedClass> {
  const classID = idOf({ ...call, params: { id: call.params.classId ?? '' } });
  const found = (await readClass(call, classID)) ?? refuseMissing();
  await refuseForeignClass(call, classID);
  return found;
}

export const scaleOf = ({ scale }: GradedClass): Scale => scale ?? usualScale;

/** A student of a class, by the live enrollment in it. */
export interface SeatedStudent {
  readonly _id: string;
  readonly studentName: string;
  readonly stdID: number;
  readonly enrollmentID: string;
  readonly enrolledStatus: EnrolledStatus;
  readonly remark: string | null;
}

/**
 * The seats of a class by name, including those of students who have left; a student who came back has two enrollments, of which the live
 * one counts.
 */
export function readSeats(call: Call, classID: string, which: Fragment = sql`true`): Promise<SeatedStudent[]> {
  return askPrepared<SeatedStudent>(
    call.db,
    sql`select s._id, s."studentName", s."stdID", e._id as "enrollmentID", e."enrolledStatus", e.remark
      from (
        select distinct on (t."studentID") t.* from ${tableOf(call, 'enrollment')} t
        where t."classID" = ${classID} and t."enrolledStatus" <> 'waiting' and ${which}
        order by t."studentID", t."enrolledStatus" = 'active' desc, t."createdAt" desc
      ) e join ${tableOf(call, 'student')} s on s._id = e."studentID"
      order by e."enrolledStatus" = 'blocked', s."studentName", s."stdID" limit ${mostStudents}`,
  );
}

/** An assessment with the subject that it is of. */
export interface SubjectAssessment extends GridAssessment {
  readonly subjectID: string;
  readonly subjectName: string;
}

/** The assessments `a` of a class that meet a condition, subject by subject, in the order in which they are held. */
export function readAssessments(call: Call, classID: string, which: Fragment): Promise<SubjectAssessment[]> {
  return askPrepared<SubjectAssessment>(
    call.db,
    sql`select a._id, a.__v, a."assessmentName", a."assessmentKind", a."maxScore", a.weight, a."heldOn", a."resitOf", a."assessmentStatus",
        a."subjectID", s."subjectName"
      from ${tableOf(call, 'assessment')} a join ${tableOf(call, 'subject')} s on s._id = a."subjectID"
      where a."classID" = ${classID} and ${which}
      order by s."subjectName", a."subjectID", a."heldOn" nulls last, a."createdAt", a._id`,
  );
}

export type ReadScore = GridScore & ScoreOf;

/** The scores of these assessments that meet a condition. */
export function readScores(
  call: Call,
  assessments: readonly { readonly _id: string }[],
  which: Fragment = sql`true`,
): Promise<ReadScore[]> {
  const ids = assessments.map(({ _id }) => _id);
  return askPrepared<ReadScore>(
    call.db,
    sql`select _id, "assessmentID", "studentID", "scoreStatus", score, remark, __v from ${tableOf(call, 'score')}
      where "assessmentID" = any(${ids}::uuid[]) and ${which}`,
  );
}

/** A mark of a class. */
export interface ReadMark {
  readonly studentID: string;
  readonly subjectID: string;
  readonly subjectName: string;
  readonly Amount: number;
  readonly fromAssessments: boolean;
}

/** The marks `m` of a class that meet a condition, subject by subject. */
export function readMarks(call: Call, classID: string, which: Fragment = sql`true`): Promise<ReadMark[]> {
  return askPrepared<ReadMark>(
    call.db,
    sql`select m."studentID", m."subjectID", s."subjectName", m."Amount", m."fromAssessments"
      from ${tableOf(call, 'mark')} m join ${tableOf(call, 'subject')} s on s._id = m."subjectID"
      where m."classID" = ${classID} and ${which} order by s."subjectName", m."subjectID"`,
  );
}
