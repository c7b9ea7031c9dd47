// Proves AL8, DC10.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AtCounter, startAtCounter } from '#testing/at-counter';
import { expectSaved, startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices] }));
});
afterAll(() => at.app.stop());

const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object) =>
  at.app.call(method, path, { token: at.owner, body });
const saved = async (path: string, body: object) => (await expectSaved(call('POST', path, body))).body.info;
const reason = 'Entered twice';

it('an entry that was taken back is neither changed nor taken back again once the close that counted it is voided', async () => {
  const { _id: accountID } = await saved('account', { name: 'Front', kind: 'cash' });
  const entry = await saved('transection', {
    transectionType: 'income',
    type: 'service income',
    name: 'Hall',
    description: 'Hired',
    date: '2026-11-23',
    amount: 7,
    accountID,
  });
  const { _id: close } = await saved('dayClose', { accountID, counted: 7 });
  await expectSaved(call('DELETE', `transection/${entry._id}`, { reason }));
  await expectSaved(call('DELETE', `dayClose/${close}`, { reason }));
  const taken = 'This document is voided and cannot be changed';
  for (const answer of [
    await call('DELETE', `transection/${entry._id}`, { reason }),
    await call('PUT', `transection/${entry._id}`, { amount: 9 }),
  ])
    expect([answer.status, answer.body.message]).toEqual([409, taken]);
  const shown = (await at.get(`transection?accountID=${accountID}`)).body;
  expect(shown.map((row: { type: string; amount: number }) => [row.type, row.amount])).toEqual([
    ['service income', 7],
    ['reversal', 7],
  ]);
  expect((await at.get(`account/${accountID}`)).body.balance).toBe(0);
});
