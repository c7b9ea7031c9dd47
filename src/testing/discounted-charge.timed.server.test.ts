// Proves FE4: what discounts add to the time of a charge.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMonths } from '#kit/rules/calendar';
import { type AtCounter, startAtCounter } from './at-counter';
import { counterSlices } from './parts/counter';
import { expectSaved, startTestApp } from './test-app';

const size = 4_000;
const pairs = 5;

let at: AtCounter;
/** A class whose students pay 40.00 a month, each by an enrollment of its own. */
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: counterSlices }));
  const place = await at.make.class({ startedDate: '2026-11-01', endDate: '2029-12-31' });
  await at.app.database.pool.query(
    `insert into academy.student (_id, "stdID", "studentName", "studentPhone", "studentGender", "studentAddress", "educationalLevel", username)
     select gen_random_uuid(), 100000 + n, 'Amina ' || n, '25261' || lpad(n::text, 7, '0'), 'female', 'Hodan', 'Bachelor', 's' || n
     from generate_series(1, ${size}) n`,
  );
  await at.app.database.pool.query(
    `insert into academy.enrollment (_id, "studentID", "courseID", "classID", "Amount", "enrolledDate", "enrolledStatus", "feeItems")
     select gen_random_uuid(), s._id, c."courseID", c._id, 40, '2026-11-01', 'active', '[]'
     from academy.student s, academy.school_class c where s."stdID" > 100000 and c._id = $1`,
    [place._id],
  );
  await at.app.database.pool.query(
    `insert into academy.discount (_id, "studentID", "discountKind", feetypes, percent, "startDate", reason)
     select gen_random_uuid(), _id, 'merit', '[{"label": "monthlyfee", "value": "monthlyfee"}]', 10, '2026-11-01', 'Best of the year'
     from academy.student where "stdID" > 100000 and "stdID" % 10 = 0`,
  );
  await at.app.database.pool.query('analyze');
});
afterAll(() => at.app.stop());

it('a charge in which one student of ten has a discount takes less than 1.8 times as long as one without', async () => {
  const plain: number[] = [];
  const lowered: number[] = [];
  // By turns, so that both meet the same growth and the same pace; the first pair warms up.
  for (let pair = 0; pair <= pairs; pair++) {
    await discountUntil('2026-11-01');
    const without = await charged(2 * pair);
    await discountUntil(null);
    const withSome = await charged(2 * pair + 1);
    if (pair === 0) continue;
    plain.push(without);
    lowered.push(withSome);
  }
  const [before, after] = [median(plain), median(lowered)];
  console.log(
    `${size} fees: ${before.toFixed(0)} ms, ${after.toFixed(0)} ms with discounts: ${(after / before).toFixed(2)} ×`,
  );
  // The goal is 1.2: docs/performance.md says what it would take.
  expect(after / before).toBeLessThan(1.8);
});

/** Charges a month and answers the milliseconds that it took. */
async function charged(month: number): Promise<number> {
  const feeMonth = addMonths('2026-11', month);
  const body = { feetype: 'monthlyfee', feeName: 'A month', feeMonth };
  const begun = performance.now();
  const { info } = (await expectSaved(at.app.call('POST', 'fee/allClasses', { token: at.owner, body }))).body;
  const took = performance.now() - begun;
  expect(info.count ?? info.length).toBe(size);
  return took;
}

/** Lets the discounts end on a day, or never. */
async function discountUntil(day: string | null): Promise<void> {
  await at.app.database.pool.query('update academy.discount set "endDate" = $1', [day]);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
