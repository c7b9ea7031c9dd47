import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendFile } from './sent-file';
import { type TestApp, startTestApp } from './test-app';
import type { Call } from '#kit/server/call';
import { openNumberStock } from '#kit/server/reserved-numbers';
import { unnamed } from '#kit/server/sql/statement';
import { numberChecks } from '#database/verify/number-checks';
import { academySlices } from './parts/academy';
import { student } from '#features/academy/student/student.contract';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices] });
  token = await app.setUp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

const head = 'studentName,studentPhone,studentGender,studentAddress,educationalLevel,username';
const csv = (many: number, of: string) =>
  `${head}\n${Array.from({ length: many }, (_line, nth) => `${of} ${nth},25261${2_000_000 + nth},female,Hodan,Bachelor,${of}.${nth}@example.test`).join('\n')}\n`;
const importing = (file: string, headers = {}, query = '') =>
  sendFile(app, `student/import${query}`, file, { token, headers });
const register = (username: string) =>
  app.call('POST', 'student', {
    token,
    body: {
      studentName: 'By the form',
      studentPhone: '252611111111',
      studentGender: 'male',
      studentAddress: 'Hodan',
      educationalLevel: 'Bachelor',
      username,
      password: 'correct horse battery',
    },
  });
const rows = async (text: string) => (await app.database.pool.query(text)).rows;
const gaps = async () => {
  const found: string[] = [];
  for (const check of numberChecks([student])) {
    const client = await app.database.pool.connect();
    await client.query('set search_path to academy');
    const { rowCount } = await client.query(unnamed(check.finds));
    await client.query('reset search_path');
    client.release();
    if (rowCount) found.push(check.name);
  }
  return found;
};

/** Another person's registration that has a username and does not end while the task runs. */
async function holding(username: string, task: (other: PoolClient) => Promise<void>): Promise<void> {
  const other = await app.database.pool.connect();
  try {
    await other.query('begin');
    await other.query(
      `insert into academy.credential (username, "ownerKind", "ownerID") values ($1, 'student', gen_random_uuid())`,
      [username],
    );
    await task(other);
  } finally {
    await other.query('rollback');
    other.release();
  }
}

const waiting = async () =>
  (await rows(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length;

it('an import holds up nobody else, ends at the first lock that it cannot have, and leaves no unexplained gap', async () => {
  await holding('held.260@example.test', async () => {
    const under = importing(csv(300, 'held'));
    await expect.poll(waiting).toBe(1);
    const since = performance.now();
    expect((await register('while.it.runs@example.test')).status).toBe(200);
    const answer = await under;
    // Any other call would wait for 15 s.
    expect(performance.now() - since).toBeLessThan(12_000);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Others are changing the same records at the moment. Nothing was saved. Try again.',
    ]);
  });
  expect(await gaps()).toEqual([]);
  expect(await rows('select 1 from academy.student')).toHaveLength(1);
});

it('a preview takes no number and no lock: it does not even see what another has under way', async () => {
  const before = await rows('select name, last from academy.counter order by name');
  await holding('seen.100@example.test', async () => {
    const { body } = await importing(csv(300, 'seen'), {}, '?preview=1');
    expect(body).toMatchObject({ valid: 300, invalid: 0 });
  });
  expect(await rows('select name, last from academy.counter order by name')).toEqual(before);
  expect(await rows(`select 1 from academy.credential where username like 'seen.%'`)).toEqual([]);
});

it('a preview says of every line what the import says of it', async () => {
  const lines = csv(600, 'same').trim().split('\n');
  const file = [...lines, lines[5], lines[560]?.toUpperCase(), ',,,,,'].join('\n');
  const { body: shown } = await importing(file, {}, '?preview=1');
  const { body: done } = await importing(file);
  const wrong = shown.rows.filter((row: { errors: object }) => Object.keys(row.errors).length > 0);
  expect(wrong.map(({ line }: { line: number }) => line)).toEqual([602, 603]);
  expect(done).toMatchObject({ saved: 600, notSaved: 2, failed: wrong });
  expect(await gaps()).toEqual([]);
});

it('a client that leaves takes its import along, whether it asked to be told or not', async () => {
  const before = await rows('select count(*) from academy.student');
  const { port } = app.app.server.address() as AddressInfo;
  await holding('left.900@example.test', async () => {
    const form = new Response(formOf(csv(1000, 'left')));
    const body = Buffer.from(await form.arrayBuffer());
    const headers = { 'auth-token': token, 'content-type': form.headers.get('content-type') ?? '' };
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/academy/student/import', headers });
    sent.on('error', () => undefined);
    sent.end(body);
    await expect.poll(waiting).toBe(1);
    sent.destroy();
  });
  // The lock is free again: it would have gone on.
  await expect.poll(() => rows('select 1 from academy.reserved_number where first > 1301')).toEqual([]);
  await expect.poll(async () => (await importing(csv(1, 'next'))).body.saved).toBe(1);
  expect(await rows('select count(*) from academy.student')).toEqual([{ count: before[0].count + 1 }]);
  expect(await gaps()).toEqual([]);
});

it('a session has one import at a time, and who sends its key again before it saves has it save nothing', async () => {
  await holding('key.30@example.test', async (other) => {
    const first = importing(csv(60, 'key'), { 'idempotency-key': 'twice' });
    await expect.poll(waiting).toBe(1);
    const second = await importing(csv(1, 'second'));
    expect([second.status, second.headers['retry-after'], second.body.message]).toEqual([
      429,
      '10',
      'Another of your imports is still under way. Try again when it is done.',
    ]);
    await other.query('rollback');
    expect((await first).body.saved).toBe(60);
  });
  // The key as an interrupted process left it: taken over, and not asked for again.
  await app.database.pool.query(
    `insert into academy.replay (key, account, request) select 'key left', _id, 'under way' from academy.app_user limit 1`,
  );
  expect((await importing(csv(1, 'third'), { 'idempotency-key': 'left' })).body.saved).toBe(1);
});

it('numbers that were set aside go back where nobody took one since, and stay written down where somebody did', async () => {
  const transact = <T>(task: (call: Call) => Promise<T>) =>
    app.database
      .in('academy')
      .transaction()
      .execute((db) => task({ brand: 'academy', db, clock: () => new Date() } as unknown as Call));
  const outside = { transact } as unknown as Call;
  const last = async () => (await rows(`select last from academy.counter where name = 'student.stdID'`))[0].last;
  const before = await last();
  const stock = openNumberStock(outside);
  await stock.reserveFor(student, 50);
  expect(await last()).toBe(before + 50);
  await stock.giveBack('unused');
  expect(await last()).toBe(before);
  const other = openNumberStock(outside);
  await other.reserveFor(student, 50);
  expect((await register('in.between@example.test')).body.info.stdID).toBe(before + 51);
  await other.giveBack('unused');
  expect(await last()).toBe(before + 51);
  expect(await gaps()).toEqual([]);
  await app.database.pool.query('delete from academy.reserved_number');
  expect(await gaps()).toEqual(['student-stdID-unbroken']);
});

function formOf(text: string): FormData {
  const form = new FormData();
  form.set('file', new Blob([text]), 'rows.csv');
  return form;
}
