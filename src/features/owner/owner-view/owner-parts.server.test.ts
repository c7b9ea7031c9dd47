// Proves OW1, OW2.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AtCounter, startAtCounter } from '#testing/at-counter';
import { peopleRecords } from '#testing/people-records';
import { expectSaved, startTestApp } from '#testing/test-app';
import { ownerSees } from './owner.fixture';
import { counterSlices } from '#testing/parts/counter';
import { payrollSlice } from '#features/people/payroll/payroll-slice.server';
import { ownerSlice } from './owner-slice.server';

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices, payrollSlice, ownerSlice] }));
});
afterAll(() => at.app.stop());

it('tells of items of which few or none are left, each with the way to them', async () => {
  const stock = async () =>
    (await ownerSees(at.app, at.owner)).attention.filter(({ kind }) => kind.startsWith('stock'));
  await at.shop.item({ quantityInStock: 20 });
  expect(await stock()).toEqual([]);
  const item = await at.shop.item({ quantityInStock: 2 });
  await at.shop.item({ quantityInStock: 1 });
  expect(await stock()).toEqual([
    {
      kind: 'stockLow',
      count: 2,
      amount: null,
      path: '/stock?stockStatus=low',
      text: '2 items are running low',
    },
  ]);
  await expectSaved(at.shop.call('PUT', `stock/${item._id}`, { quantityInStock: 0 }));
  expect((await stock()).map(({ count, path, text }) => [count, path, text])).toEqual([
    [1, '/stock?stockStatus=low', '1 item is running low'],
    [1, '/stock?stockStatus=empty', '1 item is out of stock'],
  ]);
});

it('tells what of the payroll is unpaid, in the evening of each day', async () => {
  const make = peopleRecords(at.app, at.owner);
  const unpaid = async (date?: string) =>
    (await ownerSees(at.app, at.owner, date === undefined ? {} : { date })).unpaidPayroll;
  const employee = [(await make.employee({ salaryAmount: 400 }))._id, (await make.employee({ salaryAmount: 90 }))._id];
  const body = { employee, feetype: 'salary', monthly: 'November', Year: 2026 };
  const { info } = (await expectSaved(at.app.call('POST', 'payroll', { token: at.owner, body }))).body;
  expect([await unpaid(), await unpaid('2026-11-22')]).toEqual([490, 0]);
  const paid = { ids: [info[0]._id] };
  await expectSaved(at.app.call('POST', 'payroll/pay', { token: at.owner, body: paid }));
  expect(await unpaid()).toBe(90);
  await expectSaved(at.app.call('DELETE', `payroll/${info[1]._id}`, { token: at.owner }));
  expect(await unpaid()).toBe(0);
});
