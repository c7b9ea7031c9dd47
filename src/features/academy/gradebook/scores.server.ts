import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { record } from '#kit/server/activity-log';
import { type Call, caller } from '#kit/server/call';
import { readRecords } from '#kit/server/read/send';
import { refuseInvalid, refuseNaming } from '#kit/server/refusal';
import { saved } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { inserting } from '#kit/server/sql/rows';
import { askPrepared } from '#kit/server/sql/statement';
import { holdClasses, refuseLocked } from '#features/academy/assessment/assessed.server';
import { type Conflict, type SavedScores, saveScores as saving, score } from './score.contract';
import { deedOf, reasonProblem, savedScores, scoreProblems, type Stored, unseenScores } from './score.rules';
import { type SentScore, scoresOf } from './score-body.server';
import { settleMarks } from './settle.server';

/** `POST score`. */
export function postScores(call: Call, body: unknown): Promise<SavedScores> {
  return saveScores(call, scoresOf(call, body));
}

/**
 * Saves scores, all of them or none. Those that are stored as sent are left alone; if somebody else has changed one since it was read,
 * all are refused and that one is named (GB13). The classes are held until the call ends, so that two who save the same scores do so one
 * after the other. Marks are recalculated where something published changed.
 */
export async function saveScores(call: Call, sent: readonly SentScore[]): Promise<SavedScores> {
  const assessments = await heldAssessments(call, sent);
  refuseProblems(sent, assessments);
  await refuseUnseated(call, sent, assessments);
  const stored = await storedScores(call, sent);
  const deeds = sent.map((one) => ({ one, before: stored.get(keyOf(one)), deed: deedOf(stored.get(keyOf(one)), one) }));
  refuseUnseen(deeds.flatMap(({ one, before, deed }) => (deed === 'refuse' ? [{ one, before }] : [])));
  const given = deeds.filter(({ deed }) => deed === 'give').map(({ one }) => one);
  const changed = deeds.flatMap(({ one, before, deed }) => (deed === 'change' && before ? [{ one, before }] : []));
  const written = [...given, ...changed.map(({ one }) => one)];
  refuseWithoutReason(written, assessments);
  await give(call, given);
  await alter(call, changed);
  await log(call, written, stored, assessments);
  await settleAll(call, written, assessments);
  const ids = [...given.map(({ _id }) => _id), ...changed.map(({ before }) => before._id)];
  const info = ids.length === 0 ? [] : await readRecords(call, score, ids);
  return { ...saved(savedScores(given.length, changed.length), info), saved: given.length, updated: changed.length };
}

interface HeldAssessment {
  readonly _id: string;
  readonly assessmentName: string;
  readonly classID: string;
  readonly subjectID: string;
  readonly maxScore: number;
  readonly isPublished: boolean;
}

type Assessments = ReadonlyMap<string, HeldAssessment>;

/** Recalculates marks wherever something published was written, once for each subject of a class. */
async function settleAll(call: Call, written: readonly SentScore[], assessments: Assessments): Promise<void> {
  const subjects = new Map<string, Set<string>>();
  for (const { assessmentID } of written) {
    const of = assessments.get(assessmentID);
    if (of?.isPublished) subjects.set(of.classID, (subjects.get(of.classID) ?? new Set()).add(of.subjectID));
  }
  for (const [classID, ofClass] of subjects)
    for (const subjectID of ofClass) await settleMarks(call, { classID, subjectID });
}

/** The assessments that are named, whose classes are open, the caller's own, and held, so that they stay as they are until the call ends. */
async function heldAssessments(call: Call, sent: readonly SentScore[]): Promise<Assessments> {
  const ids = [...new Set(sent.map(({ assessmentID }) => assessmentID))];
  const read = () =>
    askPrepared<HeldAssessment>(
      call.db,
      sql`select _id, "assessmentName", "classID", "subjectID", "maxScore", "assessmentStatus" = 'published' as "isPublished"
        from ${tableOf(call, 'assessment')} where _id = any(${ids}::uuid[])`,
    );
  const classes = await holdClasses(
    call,
    (await read()).map(({ classID }) => classID),
  );
  for (const held of classes.values()) refuseLocked(held);
  // Read again, now that nobody else can write to them.
  return new Map((await read()).map((one) => [one._id, one]));
}

function refuseProblems(sent: readonly SentScore[], assessments: Assessments): void {
  const problems = sent.flatMap((one) => {
    const of = assessments.get(one.assessmentID);
    const errors: Errors = of ? scoreProblems(one, of.maxScore) : { assessmentID: t('Select assessment') };
    return Object.entries(errors).map(([field, message]) => [one.at(field), message] as const);
  });
  refuseInvalid(Object.fromEntries(problems));
}

/** Refuses scores of students who neither are nor were in the class (E18); their seats are held until the call ends. */
async function refuseUnseated(call: Call, sent: readonly SentScore[], assessments: Assessments): Promise<void> {
  const classes = [...new Set([...assessments.values()].map(({ classID }) => classID))];
  const seats = await askPrepared<{ studentID: string; classID: string }>(
    call.db,
    sql`select "studentID", "classID" from ${tableOf(call, 'enrollment')}
      where "classID" = any(${classes}::uuid[]) and "enrolledStatus" <> 'waiting'
        and "studentID" = any(${sent.map(({ studentID }) => studentID)}::uuid[]) order by _id for share`,
  );
  const seated = new Set(seats.map(({ studentID, classID }) => `${classID} ${studentID}`));
  const strangers = sent.filter(
    ({ assessmentID, studentID }) => !seated.has(`${assessments.get(assessmentID)?.classID} ${studentID}`),
  );
  refuseInvalid(
    Object.fromEntries(
      strangers.map(({ at }) => [at('studentID'), t('This student was never enrolled in this class')]),
    ),
  );
}

interface StoredScore extends Stored {
  readonly _id: string;
  readonly assessmentID: string;
  readonly studentID: string;
  readonly name: string | null;
  readonly updatedAt: string;
}

const keyOf = ({ assessmentID, studentID }: Pick<SentScore, 'assessmentID' | 'studentID'>) =>
  `${assessmentID} ${studentID}`;

async function storedScores(call: Call, sent: readonly SentScore[]): Promise<ReadonlyMap<string, StoredScore>> {
  const rows = await askPrepared<StoredScore>(
    call.db,
    sql`select s._id, s."assessmentID", s."studentID", s."scoreStatus", s.score, s.remark, s.__v, s."updatedAt",
        (select u.name from ${tableOf(call, 'app_user')} u where u._id = s."userID") as name
      from ${tableOf(call, score.table)} s
      join unnest(${sent.map(({ assessmentID }) => assessmentID)}::uuid[], ${sent.map(({ studentID }) => studentID)}::uuid[])
        as w("assessmentID", "studentID") using ("assessmentID", "studentID")`,
  );
  return new Map(rows.map((one) => [keyOf(one), one]));
}

function refuseUnseen(unseen: readonly { readonly one: SentScore; readonly before: StoredScore | undefined }[]): void {
  if (unseen.length === 0) return;
  const conflicts = unseen.map(
    ({ one: { assessmentID, studentID }, before }): Conflict => ({
      assessmentID,
      studentID,
      score: before?.score ?? null,
      scoreStatus: before?.scoreStatus ?? null,
      userID: before?.name === null || before === undefined ? null : { name: before.name },
      updatedAt: before?.updatedAt ?? null,
    }),
  );
  refuseNaming(saving, unseenScores(unseen.length), conflicts);
}

function refuseWithoutReason(written: readonly SentScore[], assessments: Assessments): void {
  const problems = written.flatMap(({ at, assessmentID, reason }) => {
    const problem = reasonProblem(assessments.get(assessmentID)?.isPublished === true, reason);
    return problem === undefined ? [] : [[at('reason'), problem] as const];
  });
  refuseInvalid(Object.fromEntries(problems));
}

async function give(call: Call, given: readonly SentScore[]): Promise<void> {
  if (given.length === 0) return;
  const own = { userID: caller(call)._id, createdAt: call.now, updatedAt: call.now };
  const rows = given.map(({ at: _at, __v: _seen, ...one }) => ({ ...one, ...own }));
  await askPrepared(call.db, inserting({ table: tableOf(call, score.table), rows }));
}

async function alter(
  call: Call,
  changed: readonly { readonly one: SentScore; readonly before: StoredScore }[],
): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map(({ one: { scoreStatus, score: reached, remark, reason }, before: { _id } }) => ({
    _id,
    scoreStatus,
    score: reached,
    remark,
    reason,
  }));
  const table = tableOf(call, score.table);
  await askPrepared(
    call.db,
    sql`update ${table} s set "scoreStatus" = w."scoreStatus", score = w.score, remark = w.remark, reason = w.reason,
        "userID" = ${caller(call)._id}, "updatedAt" = ${call.now}, __v = s.__v + 1
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) w where s._id = w._id`,
  );
}

/** One line in the activity log for each column that is saved, with count and sum; a changed score is listed before and after (AL24). */
async function log(
  call: Call,
  written: readonly SentScore[],
  stored: ReadonlyMap<string, StoredScore>,
  assessments: Assessments,
): Promise<void> {
  for (const { _id, assessmentName: label } of assessments.values()) {
    const column = written.filter(({ assessmentID }) => assessmentID === _id);
    const was = column.flatMap((one) => stored.get(keyOf(one)) ?? []);
    if (column.length === 0) continue;
    await record(call, {
      action: was.length > 0 ? 'update' : 'create',
      resource: score.path,
      recordID: _id,
      label,
      ...(was.length > 0 ? { before: saidOf(was) } : {}),
      after: { count: column.length, sum: sumOf(column), ...saidOf(was.length > 0 ? column : []) },
    });
  }
}

function sumOf(scores: readonly { readonly score: number | null }[]): number {
  return scores.reduce((sum, { score: reached }) => sum + Math.round((reached ?? 0) * 100), 0) / 100;
}

type Said = Pick<StoredScore, 'studentID' | 'scoreStatus' | 'score'> & { readonly reason?: string | null };

/** Scores by student, as the activity log shows them. */
function saidOf(scores: readonly Said[]): Record<string, string> {
  return Object.fromEntries(
    scores.map(({ studentID, scoreStatus, score: reached, reason }) => [
      studentID,
      [reached ?? scoreStatus, ...(reason ? [reason] : [])].join(': '),
    ]),
  );
}
