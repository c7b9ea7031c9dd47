// Proves AL18.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notificationsOf } from '#house/notification/notification.fixture';
import { brands } from '#house/brand/brand.contract';
import { openTally } from '#house/paper/page-tally.server';
import { type AtCounter, startAtCounter } from '#testing/at-counter';
import { expectSaved, startTestApp } from '#testing/test-app';
import { tellOfFollowUps } from './follow-up-news.server';
import { counterSlices } from '#testing/parts/counter';

const deployed = { offered: brands, opened: openTally(), smsLocal: false, catalogues: {} };

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices] }));
});
afterAll(() => at.app.stop());

const tellOn = (day: string) =>
  tellOfFollowUps(
    { database: at.app.database, product: { ...at.app.whole.product, ...deployed }, brand: 'academy' },
    new Date(`${day}T09:00:00Z`),
  );

it('a broken promise is told once to those who see what is owed, and what is due to its writer', async () => {
  const { student } = await at.owing([20]);
  const { student: other } = await at.owing([20]);
  const { student: paid } = await at.owing([]);
  const collector = await at.app.logInAs(at.owner, 'Collector', ['/debts']);
  const clerk = await at.app.logInAs(at.owner, 'Clerk', ['/fee']);
  const write = (values: object, token: string) =>
    expectSaved(at.app.call('POST', 'followUp', { token, body: { channel: 'call', said: 'Will pay', ...values } }));
  const promise = { outcome: 'promised', promiseDate: '2026-11-24' };
  await write({ studentID: student._id, ...promise }, at.owner);
  await write({ studentID: paid._id, ...promise }, at.owner);
  await write({ studentID: other._id, outcome: 'reached', nextDate: '2026-11-25' }, collector.token);
  const kindsOf = async (token: string) => (await notificationsOf(at.app, token)).map(({ kind }) => kind).toSorted();
  await tellOn('2026-11-23');
  expect(await kindsOf(at.owner)).toEqual([]);
  await tellOn('2026-11-24');
  expect(await kindsOf(at.owner)).toEqual(['follow-up due']);
  await tellOn('2026-11-25');
  await tellOn('2026-11-25');
  expect(await kindsOf(at.owner)).toEqual(['follow-up due', 'promise broken']);
  expect(await kindsOf(collector.token)).toEqual(['follow-up due', 'promise broken']);
  expect(await kindsOf(clerk.token)).toEqual([]);
});
