import { afterEach, expect, it } from 'vitest';
import { academyRecords } from './academy-records';
import { reachEveryCall } from './bad-input/every-call';
import { battery } from './battery';
import { type Area, areas } from './locks/areas';
import { type Harmless, lockProblems, orderOfLocks } from './locks/order';
import { type Recorded, recordLocks } from './locks/record';
import type { Answer, TestApp } from './test-app';
import { startWholeApp } from './whole-app';

const { size, random, patience, report } = battery('locks', {
  few: 1,
  gate: areas.length,
  goal: areas.length * 20,
  perRun: 60_000,
});

const harmless: readonly Harmless[] = [
  {
    held: 'figure_key',
    wanted: 'counter fee.feeNo',
    why: 'whoever holds a number of a fee counts no student after it',
  },
  {
    held: 'counter money_transaction.transectionNo',
    wanted: 'credit',
    why: 'the advances of a payment are written by those who hold its accounts, and by its void, which holds it',
  },
  {
    held: 'enrollment',
    wanted: 'fee',
    why: 'whoever charges an enrollment or deletes it holds its class',
    under: ['school_class'],
  },
  // What proves who somebody is: rows of one account.
  { held: 'login_attempt', wanted: 'password_reset', why: 'a reset is tried under its own count of tries' },
  { held: 'second_factor', wanted: 'login_attempt', why: 'the row of the user is held', under: ['app_user'] },
  { held: 'login_attempt', wanted: 'recovery_code', why: 'the row of the user is held', under: ['app_user'] },
  {
    held: 'credential',
    wanted: 'credential',
    why: 'who changes an own password holds the row of the user',
    under: ['app_user', 'student', 'teacher', 'guardian'],
  },
];

const open: TestApp[] = [];
afterEach(() => Promise.all(open.splice(0).map((app) => app.stop())));

/** Records what calls lock, each under its method and path. */
async function recording(task: (app: TestApp) => Promise<void>): Promise<readonly Recorded[]> {
  const app = await startWholeApp({ passage: 'pooled' });
  open.push(app);
  const recorder = await recordLocks(app.database);
  const nameOf = (path: string) => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}').replace(/\?.*/, '');
  const call: TestApp['call'] = (method, path, options) =>
    recorder.during(`${method} ${nameOf(path)}`, () => app.call(method, path, options));
  try {
    await task({ ...app, call });
  } finally {
    await recorder.stop();
  }
  return recorder.recorded;
}

/** What is done at the same moment elsewhere, one call after the other. */
async function oneByOne(app: TestApp, { brand, scenarios }: Area): Promise<void> {
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  for (const { variants, arrange } of await scenarios(app, await app.setUp(brand)))
    for (let variant = 0; variant < variants; variant++) for (const call of await arrange(variant)) await call();
}

it('every call locks in the one order of locks', { timeout: patience }, async () => {
  const recorded = [...(await recording(async (app) => reachEveryCall(app, await app.setUp(), () => undefined)))];
  // One after the other: each puts itself before the driver.
  for (const area of areas.slice(0, size)) recorded.push(...(await recording((app) => oneByOne(app, area))));
  expect(new Set(recorded.map(({ call }) => call)).size).toBeGreaterThan(100);
  expect(lockProblems(recorded, orderOfLocks(), harmless)).toEqual([]);
});

it('two calls that lock in two orders are named', async () => {
  const [one, two] = [
    { table: 'fee', strength: 'no key update' },
    { table: 'student', strength: 'share' },
  ] as const;
  const lock = (of: typeof one | typeof two, step: number) => ({ ...of, keys: [], before: undefined, step, text: '' });
  const forth = { call: 'POST x', taken: [lock(two, 1), lock(one, 2)] };
  const back = { call: 'PUT x', taken: [lock(one, 1), { ...lock(two, 2), strength: 'no key update' as const }] };
  expect(lockProblems([forth], orderOfLocks(), [])).toEqual([]);
  expect(lockProblems([forth, back], orderOfLocks(), [])).toEqual([
    'PUT x locks fee (no key update), then student (no key update): against the order',
  ]);
  const twice = { call: 'POST y', taken: [{ ...lock(one, 2), before: 'share' as const }] };
  expect(lockProblems([twice], orderOfLocks(), [])).toEqual([
    'POST y holds fee for share and then wants it for no key update',
  ]);
});

/** The deadlocks that PostgreSQL has ended in the product's database; its processes report them on request. */
async function deadlocksIn({ served, database }: TestApp): Promise<number> {
  const all = await Promise.all(Array.from({ length: served.pool.options.max }, () => served.pool.connect()));
  for (const one of all) await one.query('select pg_stat_force_next_flush()');
  for (const one of all) one.release();
  const { rows } = await database.pool.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.deadlocks);
}

/** The calls in an order drawn by lot. */
function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** Someone deletes enrollments that have marks while somebody else saves marks of the same class. */
async function deletingAndMarking(app: TestApp, token: string): Promise<(() => Promise<Answer>)[]> {
  const make = academyRecords(app, token);
  const room = await make.class();
  const taught = await make.subject({ courseID: room.courseID._id });
  const students = await Promise.all([1, 2, 3].map(() => make.student()));
  for (const student of students) await make.enroll(student, room);
  const { body: enrolled } = await app.call('GET', `Enrollment?classID=${room._id}`, { token });
  const save = (Amount: number) => () => {
    const items = students.map(({ _id: studentID }) => ({ studentID, Amount }));
    return app.call('POST', 'marks/class', { token, body: { classID: room._id, subjectID: taught._id, items } });
  };
  await save(1)();
  const ids: string[] = enrolled.map(({ _id }: { _id: string }) => _id);
  return Array.from({ length: 15 }, (_, nth) => [
    save(nth),
    () => app.call('DELETE', `Enrollment/${ids[nth % ids.length]}`, { token }),
  ]).flat();
}

it.each(areas.slice(0, size).map((area, index) => ({ area, index })))(
  'people who work at the same moment make no deadlock ($index)',
  { timeout: patience },
  async ({ area: { brand, scenarios }, index }) => {
    // One account is used for many people: none of its calls is to be refused or to wait outside.
    const app = await startWholeApp({ bounds: { writes: 8, calls: 500, callsOfAccount: 500 } });
    open.push(app);
    app.setClock(new Date('2026-03-10T09:00:00Z'));
    const token = await app.setUp(brand);
    const all = await scenarios(app, token);
    const rounds = Math.ceil(size / areas.length);
    for (let round = 0; round < rounds; round++) {
      const calls = index === 0 ? await deletingAndMarking(app, token) : [];
      // Of several rounds each brings the next variant; the calls of one arrangement are about the same records.
      for (const { variants, arrange } of all) calls.push(...(await arrange(round % variants)));
      const answers = await Promise.all(shuffled(calls).map((call) => call()));
      expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
    }
    expect(report(1, (await deadlocksIn(app)) > 0 ? ['a deadlock'] : [])).toEqual([]);
  },
);
