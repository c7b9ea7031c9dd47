// Proves GB1, GB2, GB4.
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kit/server/id';
import { written } from '#kit/server/sql/fragment';
import { type Grading, type Room, startGrading } from './gradebook.fixture';
import { gradebookChecks } from './gradebook-checks.server';
import { type Counting, markOf, type Reached } from './mark-of.rules';
import { calculatedMarks } from './calculated-marks.server';

let at: Grading;
let room: Room;
beforeAll(async () => {
  at = await startGrading();
  room = await at.room(6);
});
afterAll(() => at.app.stop());

/** An assessment, and what each of the six students has in it; `original` is an earlier one that it repeats. */
const drawn = fc.record({
  max: fc.oneof(
    fc.integer({ min: 1, max: 12 }).map((whole) => whole * 100),
    fc.integer({ min: 1, max: 100_000 }),
  ),
  weight: fc.integer({ min: 1, max: 100 }),
  isPublished: fc.boolean(),
  original: fc.option(fc.nat(7), { nil: undefined, freq: 3 }),
  scores: fc.array(fc.oneof(fc.constantFrom('absent', 'excused', 'blank'), fc.nat(100_000)), {
    minLength: 6,
    maxLength: 6,
  }),
});

function worldOf(all: readonly (typeof drawn extends fc.Arbitrary<infer One> ? One : never)[]) {
  const assessments: Counting[] = [];
  const scores: (Reached & { readonly assessmentID: string; readonly student: number })[] = [];
  for (const { max, weight, isPublished, original, scores: said } of all) {
    const first = original === undefined ? undefined : assessments[original];
    const resitOf = first?.resitOf === null ? first._id : null;
    const _id = newId();
    const own = resitOf === null ? weight : (first?.weight ?? weight);
    assessments.push({
      _id,
      maxScore: max / 100,
      weight: own,
      resitOf,
      assessmentStatus: isPublished ? 'published' : 'draft',
    });
    for (const [student, one] of said.entries()) {
      if (one === 'blank') continue;
      const reached: Reached =
        typeof one === 'number'
          ? { scoreStatus: 'scored', score: (one % (max + 1)) / 100 }
          : { scoreStatus: one === 'absent' ? one : 'excused', score: null };
      scores.push({ ...reached, assessmentID: _id, student });
    }
  }
  return { assessments, scores };
}

/** What is written within it is rolled back. */
async function passing<T>(task: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await at.app.database.pool.connect();
  try {
    await client.query('begin; set local search_path to academy, public');
    return await task(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

it('marks that verify calculates in SQL are those that are written, of any assessments and scores', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(drawn, { minLength: 1, maxLength: 8 }), async (all) => {
      const { assessments, scores } = worldOf(all);
      const calculated = await passing(async (client) => {
        await client.query(
          `insert into assessment (_id, "assessmentName", "classID", "subjectID", "assessmentKind", "maxScore", weight, "resitOf", "assessmentStatus", "publishedAt")
           select a._id, a._id::text, $2, $3, 'quiz', a."maxScore", a.weight, a."resitOf", a."assessmentStatus",
             case when a."assessmentStatus" = 'published' then now() end
           from jsonb_populate_recordset(null::assessment, $1::jsonb) a`,
          [JSON.stringify(assessments), room.classID, room.subjectID],
        );
        await client.query(
          `insert into score (_id, "assessmentID", "studentID", "scoreStatus", score)
           select gen_random_uuid(), s."assessmentID", s."studentID", s."scoreStatus", s.score from jsonb_populate_recordset(null::score, $1::jsonb) s`,
          [JSON.stringify(scores.map(({ student, ...one }) => ({ ...one, studentID: room.students[student]?._id })))],
        );
        const { rows } = await client.query<{ studentID: string; mark: string }>(written(calculatedMarks).text);
        return new Map(rows.map(({ studentID, mark }) => [studentID, Number(mark)]));
      });
      const marks = room.students.map((_one, student) => {
        const own = scores.filter((one) => one.student === student).map((one) => [one.assessmentID, one] as const);
        return markOf(assessments, Object.fromEntries(own));
      });
      expect(room.students.map(({ _id }) => calculated.get(_id))).toEqual(marks);
    }),
    { numRuns: 200, seed: 20_261_123, endOnFailure: true },
  );
});

it('verify finds a mark that its scores do not come to, one by hand beside assessments, and a score above its best', async () => {
  const own = await at.room(1);
  const quiz = await own.assess({ maxScore: 10 });
  await own.enter(quiz, 7);
  await own.publish(quiz);
  const counts = async (client: pg.PoolClient) => {
    const found: number[] = [];
    for (const { finds } of gradebookChecks) found.push((await client.query(written(finds).text)).rowCount ?? 0);
    return found;
  };
  const breaking = (text: string) =>
    passing(async (client) => {
      await client.query(text);
      return counts(client);
    });
  expect(await passing(counts)).toEqual([0, 0, 0]);
  expect(await breaking('update mark set "Amount" = 70.01')).toEqual([1, 0, 0]);
  expect(await breaking('delete from mark')).toEqual([1, 0, 0]);
  expect(await breaking('update mark set "fromAssessments" = false')).toEqual([1, 1, 0]);
  expect(await breaking('update score set score = 10.01')).toEqual([1, 0, 1]);
});
