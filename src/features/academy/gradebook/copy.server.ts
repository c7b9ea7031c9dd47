import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import type { Got, Row } from '#kit/contract/entity';
import { counted, t } from '#kit/contract/language';
import { type Call, caller } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { inserting } from '#kit/server/sql/rows';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { saved } from '#kit/server/routes/crud';
import { exactlyFoldedOf, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { insert, insertMany } from '#kit/server/write/insert';
import { holdClasses, refuseLocked } from '#features/academy/assessment/assessed.server';
import { assessment } from './assessment.contract';
import { openClass, refuseByHand, refuseSubject } from './assessment.server';
import type { assessmentFromMarks, copyAssessments } from './gradebook.contract';
import { score } from './score.contract';
import { settleMarks } from './settle.server';

type Assessment = typeof assessment;

/** `POST assessment/copy`: the assessments of another class of the course as drafts; names that exist already are skipped. */
export async function copy(call: Call, { fromClassID, classID }: BodyOf<typeof copyAssessments>) {
  const classes = await holdClasses(call, [fromClassID, classID]);
  const [from, to] = [classes.get(fromClassID), classes.get(classID)];
  if (!from) return refuseInvalid({ fromClassID: t('Please select class') });
  if (!to) return refuseInvalid({ classID: t('Please select class') });
  refuseLocked(to);
  if (from.courseID !== to.courseID) refuseInvalid({ fromClassID: t('These classes are of different courses') });
  const made = await copied(call, fromClassID, classID);
  for (const subjectID of new Set(made.map((one) => one.subjectID))) await refuseByHand(call, { classID, subjectID });
  // Originals first: the copy of a resit refers to the copy of its original.
  const info = [
    ...(await insertMany(
      call,
      assessment,
      made.filter(({ resitOf }) => resitOf === null),
    )),
    ...(await insertMany(
      call,
      assessment,
      made.filter(({ resitOf }) => resitOf !== null),
    )),
  ];
  return saved(counted(info.length, '{count} draft made', '{count} drafts made'), info);
}

type Copied = Pick<
  Row<Assessment>,
  '_id' | 'assessmentName' | 'classID' | 'subjectID' | 'assessmentKind' | 'maxScore' | 'weight' | 'resitOf'
>;

/** The drafts to be made. A resit repeats the copy of its original, or the existing assessment of the same name; without either it is left out. */
async function copied(call: Call, fromClassID: string, classID: string): Promise<Copied[]> {
  const table = tableOf(call, 'assessment');
  const found = await askPrepared<Copied & { readonly there: string | null; readonly name: string }>(
    call.db,
    sql`select a._id, a."assessmentName", a."subjectID", a."assessmentKind", a."maxScore", a.weight, a."resitOf", b._id as there
      from ${table} a left join ${table} b on b."classID" = ${classID} and b."subjectID" = a."subjectID"
        and ${exactlyFoldedOf(call, sql`b."assessmentName"`)} = ${exactlyFoldedOf(call, sql`a."assessmentName"`)}
      where a."classID" = ${fromClassID} order by a."createdAt", a._id`,
  );
  const ids = new Map(found.map(({ _id, there }) => [_id, there ?? newId()]));
  return found.flatMap(({ there, _id, resitOf, ...facts }) => {
    const [own, original] = [ids.get(_id), resitOf === null ? null : ids.get(resitOf)];
    return there === null && own !== undefined && original !== undefined
      ? [{ ...facts, _id: own, classID, resitOf: original }]
      : [];
  });
}

/** `POST assessment/fromMarks`: turns the marks by hand into scores of a published assessment; the marks stay as they are (GB7). */
export async function fromMarks(call: Call, { classID, subjectID }: BodyOf<typeof assessmentFromMarks>) {
  const held = await openClass(call, classID);
  await refuseSubject(call, held, subjectID);
  const byHand = await askPrepared<{ studentID: string; Amount: number }>(
    call.db,
    sql`select "studentID", "Amount" from ${tableOf(call, 'mark')}
      where "classID" = ${classID} and "subjectID" = ${subjectID} and not "fromAssessments" order by _id for no key update`,
  );
  if (byHand.length === 0) refuseConflict(t('No student has a mark by hand in this subject'), 'subjectID');
  const userID = caller(call)._id;
  const info: Got<Assessment> = await insert(call, assessment, {
    classID,
    subjectID,
    assessmentName: t('Earlier marks'),
    assessmentKind: 'other',
    maxScore: 100,
    weight: 100,
    assessmentStatus: 'published',
    publishedAt: call.now.toISOString(),
    publishedBy: userID,
  });
  const stamps = { createdAt: call.now, updatedAt: call.now };
  const rows = byHand.map(({ studentID, Amount }) => ({
    _id: newId(),
    ...stamps,
    assessmentID: info._id,
    studentID,
    scoreStatus: 'scored',
    score: Amount,
    userID,
  }));
  await askPrepared(call.db, inserting({ table: tableOf(call, score.table), rows }));
  await settleMarks(call, { classID, subjectID });
  return saved(counted(rows.length, '{count} mark became a score', '{count} marks became scores'), info);
}
