import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import type { Got, Row } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { record } from '#kit/server/activity-log';
import { type Call, caller } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { refuseForeign } from '#kit/server/read/send';
import { refuseConflict, refuseNaming } from '#kit/server/refusal';
import { idOf, saved } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { inserting } from '#kit/server/sql/rows';
import { change, lock, setColumns } from '#kit/server/write/change';
import { assessment } from './assessment.contract';
import { holdItsClass, openClass, ownAssessments } from './assessment.server';
import { publishAssessment, type unpublishAssessment } from './gradebook.contract';
import type { ScoreStatus } from './score.contract';
import { score } from './score.contract';
import { blanksProblem } from './score.rules';
import { settleMarks } from './settle.server';

type Assessment = typeof assessment;

/** The assessment that a call names, locked after its class, which is open. */
async function held(call: Call): Promise<Row<Assessment>> {
  const id = idOf(call);
  await holdItsClass(call, id);
  const stored = await lock(call, assessment, id);
  await refuseForeign(call, assessment, id, ownAssessments);
  await openClass(call, stored.classID);
  return stored;
}

/** `POST assessment/publish/{id}`: publishes an assessment, which counts from now on. Students without a score are asked about first (GB3). */
export async function publish(call: Call, { blanksAs = null }: BodyOf<typeof publishAssessment>) {
  const stored = await held(call);
  if (stored.assessmentStatus === 'published') refuseConflict(t('This assessment is published already'));
  await fillBlanks(call, stored, blanksAs);
  const info = await setColumns(call, assessment, stored._id, 'publish', {
    assessmentStatus: 'published',
    publishedAt: call.now,
    publishedBy: caller(call)._id,
  });
  const moved = await settleMarks(call, stored);
  return { ...saved(t('{name} is published', { name: stored.assessmentName }), info), marks: moved };
}

/** `POST assessment/unpublish/{id}`: takes an assessment back: it no longer counts, and a student whose only score it was has no mark (GB8). */
export async function unpublish(call: Call, { reason }: BodyOf<typeof unpublishAssessment>) {
  const stored = await held(call);
  if (stored.assessmentStatus === 'draft') refuseConflict(t('This assessment is not published'));
  const info: Got<Assessment> = await change(call, assessment, stored._id, {
    assessmentStatus: 'draft',
    publishedAt: null,
    publishedBy: null,
  });
  await record(call, {
    action: 'unpublish',
    resource: assessment.path,
    recordID: stored._id,
    label: stored.assessmentName,
    after: { reason },
  });
  const moved = await settleMarks(call, stored);
  return { ...saved(t('{name} is a draft again', { name: stored.assessmentName }), info), marks: moved };
}

interface Blank {
  readonly studentID: string;
  readonly isLater: boolean;
}

/**
 * Fills in the missing scores, none of them a silent zero (GB3): the person who publishes decides what active students without a score
 * are given; students who enrolled after the day are excused. For a resit nothing is filled in.
 */
async function fillBlanks(
  call: Call,
  stored: Row<Assessment>,
  blanksAs: Exclude<ScoreStatus, 'scored'> | null,
): Promise<void> {
  if (stored.resitOf !== null) return;
  const blanks = await askPrepared<Blank>(
    call.db,
    sql`select e."studentID", coalesce(bool_and(e."enrolledDate" > ${stored.heldOn}::date), false) as "isLater"
      from ${tableOf(call, 'enrollment')} e where e."classID" = ${stored.classID} and e."enrolledStatus" = 'active'
        and not exists (select from ${tableOf(call, score.table)} s where s."assessmentID" = ${stored._id} and s."studentID" = e."studentID")
      group by e."studentID" order by e."studentID"`,
  );
  const asked = blanks.filter(({ isLater }) => !isLater).map(({ studentID }) => studentID);
  const problem = blanksProblem(asked.length);
  if (problem !== undefined && blanksAs === null)
    refuseNaming(publishAssessment, problem, asked, { blanksAs: problem });
  await keep(
    call,
    stored,
    blanks.map(({ studentID, isLater }) => ({ studentID, scoreStatus: isLater ? 'excused' : (blanksAs ?? 'excused') })),
  );
}

async function keep(
  call: Call,
  { _id: assessmentID, assessmentName: label }: Row<Assessment>,
  blanks: readonly { readonly studentID: string; readonly scoreStatus: ScoreStatus }[],
): Promise<void> {
  if (blanks.length === 0) return;
  const own = { assessmentID, userID: caller(call)._id, createdAt: call.now, updatedAt: call.now };
  const rows = blanks.map((blank) => ({ _id: newId(), ...own, ...blank }));
  await askPrepared(call.db, inserting({ table: tableOf(call, score.table), rows }));
  await record(call, { action: 'create', resource: score.path, label, after: { scores: rows.length } });
}
