import { sql } from 'kysely';
import type { Got, Row, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { type Call, caller, type Route } from '#kit/server/call';
import { importRoute } from '#kit/server/import/import';
import type { Scope } from '#kit/server/read/list';
import { refuseField, refuseInvalid } from '#kit/server/refusal';
import { crud, onSent } from '#kit/server/routes/crud';
import { sentOf } from '#kit/server/routes/sent';
import { exactlyFoldedOf, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { find } from '#kit/server/write/change';
import { erase } from '#kit/server/write/erase';
import { assessment } from './assessment.contract';
import { refuseForeignFilters } from '#features/academy/class-record/own-records.server';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import { holdItsClass, openClass } from './assessment.server';
import { saveScores as saving, score, scoreLine } from './score.contract';
import { reasonProblem, scoreIn } from './score.rules';
import { postScores, saveScores } from './scores.server';
import { settleMarks } from './settle.server';

/** The scope of scores: to a teacher, those of the teacher's own classes (A15). */
const ownScores: Scope = (call) =>
  isTeacher(call)
    ? sql`t."assessmentID" in (select a._id from ${tableOf(call, 'assessment')} a join ${tableOf(call, 'school_class')} c
        on c._id = a."classID" where c."teacherID" = ${caller(call).teacherID})`
    : undefined;

async function holdClassOf(call: Call, id: string): Promise<void> {
  const found = await find(call, score, id);
  if (found) await holdItsClass(call, found.assessmentID);
}

/** Deletes a score; one that is published needs a reason, as for a change, and the mark follows. */
async function remove(call: Call, stored: Row<typeof score>, reason: string | null): Promise<Got<typeof score>> {
  const of = await find(call, assessment, stored.assessmentID);
  if (!of) return refuseField(400, 'assessmentID', t('Select assessment'));
  await openClass(call, of.classID);
  const isPublished = of.assessmentStatus === 'published';
  const problem = reasonProblem(isPublished, reason);
  if (problem !== undefined) refuseField(400, 'reason', problem);
  const gone = await erase(call, score, stored._id);
  if (isPublished) await settleMarks(call, of);
  return gone;
}

function refuseNoScore(line: Sent<typeof scoreLine>): void {
  if (scoreIn(line.score) === undefined) refuseInvalid({ score: t('A number, A for absent or E for excused') });
}

/** Saves a line of a file as one score of the grid; a different score that is there already is not overwritten. */
async function keepLine(call: Call, line: Sent<typeof scoreLine> & { readonly _id: string }): Promise<unknown> {
  const reached = scoreIn(line.score) ?? refuseField(400, 'score', t('A number, A for absent or E for excused'));
  const [found] = await askPrepared<{ _id: string }>(
    call.db,
    sql`select _id from ${tableOf(call, assessment.table)} where "classID" = ${line.class} and "subjectID" = ${line.subject}
      and ${exactlyFoldedOf(call, sql`"assessmentName"`)} = ${exactlyFoldedOf(call, sql`${line.assessmentName}::text`)}`,
  );
  if (!found) return refuseField(400, 'assessmentName', t('No assessment is called so in this class and subject'));
  const at = (field: string) => (field === 'studentID' ? 'stdID' : field);
  return saveScores(call, [
    {
      ...reached,
      at,
      _id: line._id,
      assessmentID: found._id,
      studentID: line.stdID,
      remark: null,
      reason: line.reason ?? null,
      __v: undefined,
    },
  ]);
}

export const scoreRoutes: Route[] = [
  onSent(saving, postScores),
  ...crud(score, {
    scope: ownScores,
    without: ['create', 'update', 'import'],
    before: refuseForeignFilters,
    first: holdClassOf,
    remove,
  }),
  importRoute(scoreLine, {
    read: (call, body) => sentOf(call, scoreLine, body),
    many: { check: (_call, line) => refuseNoScore(line) },
    keepOne: keepLine,
    said: async () => undefined,
  }),
];
