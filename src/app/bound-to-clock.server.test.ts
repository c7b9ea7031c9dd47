import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Answer, ownerPassword, type TestApp } from '#testing/test-app';
import { startWholeApp } from '#testing/whole-app';
import { boundToClock } from './bound-to-clock.server';

let app: TestApp;
let earlier: string;
const right = new Date();
const ahead = new Date(right.getTime() + 10 * 365 * 86_400_000);
const later = (minutes: number) => new Date(right.getTime() + minutes * 60_000);

beforeAll(async () => {
  app = await startWholeApp();
  app.setClock(right);
  earlier = await app.setUp();
});
afterAll(() => app.stop());
afterEach(() => app.setClock(right));

const login = (password: string): Promise<Answer> =>
  app.call('POST', 'login', { body: { username: 'owner@academy.test', password } });
const opens = async (token: string) => (await app.call('GET', 'courses', { token })).status === 200;
const setRight = async () => {
  app.setClock(right);
  await boundToClock(app.database, ['academy'], right);
};

it('a session that began while the clock was years ahead survives the correction of the clock and ends after the usual time', async () => {
  app.setClock(ahead);
  const token: string = (await login(ownerPassword)).body.token;
  expect([await opens(token), await opens(earlier)]).toEqual([true, false]);
  await setRight();
  expect(await opens(token)).toBe(true);
  app.setClock(later(13 * 60));
  expect(await opens(token)).toBe(false);
});

it('a wait that began while the clock was years ahead keeps its usual length after the correction', async () => {
  app.setClock(ahead);
  // The account is known here then, and afterwards.
  await login(ownerPassword);
  for (let turn = 0; turn < 8; turn++) await login('wrong horse');
  expect((await login(ownerPassword)).status).toBe(429);
  await setRight();
  const refused = await login(ownerPassword);
  expect([refused.status, Number(refused.headers['retry-after']) <= 300]).toEqual([429, true]);
  app.setClock(later(6));
  expect((await login(ownerPassword)).status).toBe(200);
});

it('a mailed code that was requested while the clock was years ahead expires after its ten minutes', async () => {
  app.setClock(ahead);
  await app.call('POST', 'login/activation', { body: { email: 'owner@academy.test' } });
  await setRight();
  const { rows } = await app.database.pool.query(
    `select count(*)::int as open from academy.password_reset where "expiresAt" > $1`,
    [later(11)],
  );
  expect(rows).toEqual([{ open: 0 }]);
});

it('a password that was set while the clock was years ahead still lets its owner reach the second step of the login', async () => {
  await app.database.pool.query(`update academy.credential set "changedAt" = $1`, [ahead]);
  await setRight();
  const { rows } = await app.database.pool.query(`select 1 from academy.credential where "changedAt" > $1`, [right]);
  expect(rows).toEqual([]);
});
