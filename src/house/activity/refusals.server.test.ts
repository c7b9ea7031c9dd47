import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '#testing/test-app';
import { openRefusalLog } from './refusals.server';

let app: TestApp;
let owner: string;
let now: Date;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.setUp();
  at('09:00:00');
});
afterAll(() => app.stop());

function at(time: string): void {
  now = new Date(`2026-03-10T${time}Z`);
  app.setClock(now);
}

/** The lines of an account's refusals, the oldest first. */
async function lines(_id: string, of = app): Promise<{ label: string; call: string; repeats: string | undefined }[]> {
  const { rows } = await of.database.pool.query(
    `select label, after from academy.activity where action = 'refused' and "userID" = $1 order by "createdAt", _id`,
    [_id],
  );
  return rows.map(({ label, after: { call, repeats } }) => ({ label, call, repeats }));
}

it('equal refusals of an account are one line and, after a minute, one that counts the repeats', async () => {
  const { token, _id } = await app.logInAs(owner, 'Curious', ['/courses']);
  const ask = () => app.call('GET', 'users', { token });
  for (let time = 0; time < 30; time++) expect((await ask()).status).toBe(403);
  expect(await lines(_id)).toHaveLength(1);
  at('09:01:00');
  await ask();
  const [first, counted, next, ...more] = await lines(_id);
  expect(first).toMatchObject({ call: 'GET users', repeats: undefined });
  expect(counted).toEqual({ ...first, label: `${first?.label} × 29`, repeats: '29' });
  expect([next, more]).toEqual([first, []]);
});

it('different refusals are told one by one, and beyond ten of them in a minute the others are counted together', async () => {
  at('10:00:00');
  const { token, _id } = await app.logInAs(owner, 'Searching', ['/courses']);
  for (let nth = 0; nth < 30; nth++)
    await app.call('GET', `users/0190a000-0000-7000-8000-0000000000${nth + 10}`, { token });
  expect(await lines(_id)).toHaveLength(11);
  at('10:01:00');
  await app.call('GET', 'users', { token });
  const all = await lines(_id);
  expect(all).toHaveLength(13);
  expect(all.map(({ repeats }) => repeats).filter((repeats) => repeats !== undefined)).toEqual(['19']);
});

it('the refusals of one account are not counted for another', async () => {
  at('11:00:00');
  const people = [await app.logInAs(owner, 'One', ['/courses']), await app.logInAs(owner, 'Two', ['/courses'])];
  for (const { token } of [...people, ...people]) await app.call('GET', 'users', { token });
  for (const { _id } of people) expect(await lines(_id)).toHaveLength(1);
});

it('what was repeated is counted when its minute has ended, though nothing more is refused, and when the server ends', async () => {
  at('12:00:00');
  const { _id } = await app.logInAs(owner, 'Leaving', ['/courses']);
  const log = openRefusalLog(app.served, () => now);
  const server = fastify();
  server.get('/api/academy/users', (request) =>
    log.refused({ brand: 'academy', me: { _id, kind: 'staff' } }, request, { status: 403, message: 'No' }),
  );
  const refuse = () => server.inject('/api/academy/users');
  const repeats = async () => (await lines(_id)).map((line) => line.repeats);
  for (let time = 0; time < 3; time++) await refuse();
  await log.countEnded('academy');
  expect(await repeats()).toEqual([undefined]);
  at('12:01:00');
  await log.countEnded('decoration');
  expect(await repeats()).toEqual([undefined]);
  await log.countEnded('academy');
  expect(await repeats()).toEqual([undefined, '2']);
  for (let time = 0; time < 2; time++) await refuse();
  await log.countAll();
  expect(await repeats()).toEqual([undefined, '2', undefined, '1']);
  await log.countAll();
  expect(await repeats()).toHaveLength(4);
});

it('a server that ends counts what goes on', async () => {
  const ending = await startTestApp();
  const { token, _id } = await ending.logInAs(await ending.setUp(), 'Late', ['/courses']);
  for (let time = 0; time < 3; time++) await ending.call('GET', 'users', { token });
  await ending.app.close();
  expect((await lines(_id, ending)).map(({ repeats }) => repeats)).toEqual([undefined, '2']);
  await ending.stop();
});
