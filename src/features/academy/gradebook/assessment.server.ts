import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { record } from '#kit/server/activity-log';
import { type Call, caller, type Route } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import { refuseConflict, refuseField, refuseInvalid } from '#kit/server/refusal';
import { crud } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { change, find } from '#kit/server/write/change';
import { erase } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { refuseForeignFilters } from '#features/academy/class-record/own-records.server';
import { type HeldClass, holdClasses, refuseLocked } from '#features/academy/assessment/assessed.server';
import { assessment } from './assessment.contract';
import {
  byHandProblem,
  maxScoreProblem,
  movedProblem,
  resitProblem,
} from '#features/academy/assessment/assessment.rules';
import { courseOf } from '#features/academy/marks/course-of-subject.server';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import { score } from './score.contract';
import { type Place, settleMarks } from './settle.server';

type Assessment = typeof assessment;

/** The scope of assessments: to a teacher, those of the teacher's own classes (A15). */
export const ownAssessments: Scope = (call) =>
  isTeacher(call)
    ? sql`t."classID" in (select c._id from ${tableOf(call, 'school_class')} c where c."teacherID" = ${caller(call).teacherID})`
    : undefined;

/** Holds the class of an assessment before the assessment itself. */
export async function holdItsClass(call: Call, id: string): Promise<void> {
  const found = await find(call, assessment, id);
  if (found) await holdClasses(call, [found.classID]);
}

/** Holds the class in which something is to be written; refuses one whose results are locked. */
export async function openClass(call: Call, classID: string): Promise<HeldClass> {
  const held = (await holdClasses(call, [classID])).get(classID);
  if (!held) return refuseField(400, 'classID', t('Please select class'));
  refuseLocked(held);
  return held;
}

async function enter(call: Call, sent: Sent<Assessment> & { readonly _id: string }): Promise<Got<Assessment>> {
  const held = await openClass(call, sent.classID);
  await refuseSubject(call, held, sent.subjectID);
  const weight = await weightOf(call, sent);
  await refuseByHand(call, sent);
  return insert(call, assessment, { ...sent, weight });
}

/** Refuses a subject that is not one of the class's course (E18). */
export async function refuseSubject(call: Call, { courseID }: HeldClass, subjectID: string): Promise<void> {
  if ((await courseOf(call, subjectID)) !== courseID)
    refuseInvalid({ subjectID: t("This subject does not belong to the class's course") });
}

/** The weight of a new assessment: a resit takes its original's (GB4). */
async function weightOf(
  call: Call,
  {
    resitOf = null,
    weight,
    ...place
  }: Place & { readonly resitOf?: string | null | undefined; readonly weight?: number | undefined },
): Promise<number> {
  if (resitOf === null) return weight ?? refuseField(400, 'weight', t('Enter weight'));
  const original = await find(call, assessment, resitOf);
  const problem = resitProblem(place, original);
  if (!original || problem !== undefined) return refuseField(400, 'resitOf', problem ?? t('Choose from the list'));
  return original.weight;
}

/** Refuses an assessment while there are marks by hand, which have to become an assessment first (GB7). */
export async function refuseByHand(call: Call, { classID, subjectID }: Place): Promise<void> {
  const [found] = await askPrepared<{ marks: number }>(
    call.db,
    sql`select count(*) as marks from ${tableOf(call, 'mark')}
      where "classID" = ${classID} and "subjectID" = ${subjectID} and not "fromAssessments"`,
  );
  refuseConflict(byHandProblem(found?.marks ?? 0), 'subjectID');
}

async function edit(call: Call, stored: Row<Assessment>, values: Edit<Assessment>): Promise<Got<Assessment>> {
  await openClass(call, stored.classID);
  refuseInvalid(movedProblem(stored, values));
  const { maxScore = stored.maxScore } = values;
  if (maxScore < stored.maxScore) await refuseBelowScores(call, stored._id, maxScore);
  const weight = stored.resitOf === null ? (values.weight ?? stored.weight) : stored.weight;
  const info = await change(call, assessment, stored._id, { ...values, weight });
  if (weight !== stored.weight) await followWeight(call, stored._id, weight);
  if (weight !== stored.weight || maxScore !== stored.maxScore) await settleMarks(call, stored);
  return info;
}

async function refuseBelowScores(call: Call, id: string, maxScore: number): Promise<void> {
  const [found] = await askPrepared<{ best: number | null }>(
    call.db,
    sql`select max(score) as best from ${tableOf(call, 'score')} where "assessmentID" = ${id}`,
  );
  refuseConflict(maxScoreProblem(maxScore, found?.best ?? null), 'maxScore');
}

/** Gives resits the weight of their original (GB4). */
async function followWeight(call: Call, id: string, weight: number): Promise<void> {
  await askPrepared(
    call.db,
    sql`update ${tableOf(call, 'assessment')} set weight = ${weight}, __v = __v + 1, "updatedAt" = ${call.now} where "resitOf" = ${id}`,
  );
}

/** Deletes a draft with its scores; a published assessment has to be unpublished first (GB8). */
async function remove(call: Call, stored: Row<Assessment>): Promise<Got<Assessment>> {
  await openClass(call, stored.classID);
  if (stored.assessmentStatus === 'published') refuseConflict(t('Unpublish this assessment before you delete it'));
  const gone = await askPrepared(
    call.db,
    sql`delete from ${tableOf(call, 'score')} where "assessmentID" = ${stored._id} returning 1 as one`,
  );
  if (gone.length > 0)
    await record(call, {
      action: 'delete',
      resource: score.path,
      label: stored.assessmentName,
      before: { scores: gone.length },
    });
  return erase(call, assessment, stored._id);
}

export const assessmentRoutes: Route[] = crud(assessment, {
  scope: ownAssessments,
  before: refuseForeignFilters,
  first: holdItsClass,
  create: enter,
  update: edit,
  remove,
});
