import { afterAll, beforeAll, expect, it } from 'vitest';
import { academyRecords, studentPassword } from './academy-records';
import { expectSaved, type TestApp } from './test-app';
import { startWholeApp } from './whole-app';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startWholeApp({ bounds: { records: 30 } });
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  owner = await app.setUp();
});
afterAll(() => app.stop());

/** Saves as often as said, and answers with which status each ended. */
async function saving(times: number, one: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses = [];
  for (let time = 0; time < times; time++) statuses.push((await one()).status);
  return statuses;
}

it('a student saves so much in an hour, and is told when to go on', async () => {
  const make = academyRecords(app, owner);
  const [student, room] = [await make.student(), await make.class()];
  await make.enroll(student, room);
  const token = await make.portalTokenOf(student);
  const complain = () => app.call('POST', 'complain', { token, body: { classID: room._id, description: 'Dust' } });
  const statuses = await saving(31, complain);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(25);
  expect(statuses.at(-1)).toBe(429);
  app.setClock(new Date('2026-03-10T09:20:00Z'));
  const refused = await complain();
  expect([refused.status, refused.body.message, refused.headers['retry-after']]).toEqual([
    429,
    'You have saved as much as is possible within an hour. Try again in 40 minutes.',
    '2400',
  ]);
  expect((await app.call('GET', 'marks', { token })).status).toBe(200);
  app.setClock(new Date('2026-03-10T10:00:00Z'));
  expect((await complain()).status).toBe(200);
  await expectSaved(app.call('POST', 'logout', { token }));
});

it('every role saves ten times as much, each account for itself, and logs out whatever it has saved', async () => {
  app.setClock(new Date('2026-03-10T12:00:00Z'));
  const { token } = await app.logInAs(owner, 'Busy', ['/courses']);
  const other = await app.logInAs(owner, 'Calm', ['/courses']);
  const { _id } = await academyRecords(app, token).course();
  const edit = (by: string) => () => app.call('PUT', `courses/${_id}`, { token: by, body: { coursePrice: 5 } });
  expect(new Set(await saving(299, edit(token)))).toEqual(new Set([200]));
  expect(await saving(1, edit(token))).toEqual([429]);
  expect(await saving(1, edit(other.token))).toEqual([200]);
  expect((await app.call('GET', 'courses?page=1', { token })).status).toBe(200);
  await expectSaved(app.call('POST', 'logout', { token }));
});

it('a student logs in so often in an hour, each time with a line in the log, and others log in meanwhile', async () => {
  app.setClock(new Date('2026-03-10T14:00:00Z'));
  const make = academyRecords(app, owner);
  const [student, other] = [await make.student(), await make.student()];
  await make.portalTokenOf(student);
  const enter =
    ({ stdID }: typeof student) =>
    () =>
      app.call('POST', 'loginportal', { body: { stdID, password: studentPassword } });
  const statuses = await saving(31, enter(student));
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([29, 429]);
  expect((await enter(other)()).status).toBe(200);
  app.setClock(new Date('2026-03-10T15:00:00Z'));
  expect((await enter(student)()).status).toBe(200);
});
