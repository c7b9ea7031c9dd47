import { afterEach, expect, it } from 'vitest';
import { type Bounds, mostConnections, usualBounds } from '#kit/server/bounds';
import { academyRecords } from './academy-records';
import { holding } from './held-row';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';

const open: TestApp[] = [];
afterEach(() => Promise.all(open.splice(0).map((app) => app.stop())));

async function start(bounds: Partial<Bounds> = {}) {
  const app = await startWholeApp({ bounds });
  open.push(app);
  const token = await app.setUp();
  const { _id } = await academyRecords(app, token).course();
  const edit = (by: string) => app.call('PUT', `courses/${_id}`, { token: by, body: { coursePrice: 5 } });
  return { app, token, course: { table: 'academy.course', _id }, edit };
}

const taken = ({ served: { pool } }: TestApp) => pool.totalCount - pool.idleCount;
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

it('writes of one account that wait leave the connections to others, and all are made in the end', async () => {
  const { app, token, course, edit } = await start();
  const other = await app.logInAs(token, 'admin', []);
  const edits = () => Promise.all(times(20, () => edit(token)));
  const answers = await holding(app, course, edits, async () => {
    expect([taken(app), app.served.pool.waitingCount]).toEqual([usualBounds.writes, 0]);
    const made = await academyRecords(app, other.token).course();
    expect((await app.call('GET', `courses/${made._id}`, { token: other.token })).status).toBe(200);
  });
  expect(answers.map(({ status }) => status)).toEqual(times(20, () => 200));
  expect(usualBounds.writes * 4).toBe(mostConnections);
});

it('as many writes of an account wait for their turn as it may have calls under way: none is told to come again', async () => {
  const { app, token, course, edit } = await start({ writes: 1, calls: 30, callsOfAccount: 30 });
  const answers = await holding(app, course, () => Promise.all(times(31, () => edit(token))));
  expect(answers.map(({ status }) => status)).toEqual([...times(30, () => 200), 429]);
});

it('many accounts that write once each do not wait for one another', async () => {
  const { app, token, course, edit } = await start({ writes: 1 });
  const people: { token: string }[] = [];
  for (let nth = 0; nth < 6; nth++) people.push(await app.logInAs(token, `writer${nth}`, ['/courses']));
  const edits = () => Promise.all(people.map((one) => edit(one.token)));
  const answers = await holding(app, course, edits, () => {
    expect(taken(app)).toBe(people.length);
    return Promise.resolve();
  });
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
});

it('who is not logged in writes a few at once too, by address', async () => {
  const { app } = await start({ writes: 2 });
  const body = { email: 'somebody@nowhere.test' };
  const ask = () => app.call('POST', 'login/activation', { body });
  const asked = () => Promise.all(times(6, ask));
  await holding(app, { table: 'academy.login_attempt' }, asked, () => {
    expect(taken(app)).toBeLessThanOrEqual(2);
    return Promise.resolve();
  });
});
