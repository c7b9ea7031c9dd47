// Proves OW1, OW2.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AtCounter, paying, startAtCounter } from '#testing/at-counter';
import { expectSaved, startTestApp } from '#testing/test-app';
import { entered, ownerSees } from './owner.fixture';
import type { Owner } from './owner.contract';
import { counterSlices } from '#testing/parts/counter';
import { summarySlice } from '#features/dashboards/summary/summary-slice.server';
import { ownerSlice } from './owner-slice.server';

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices, summarySlice, ownerSlice] }));
  await at.set({ useCreditAtCharge: false });
});
afterAll(() => at.app.stop());

const [yesterday, today] = ['2026-11-22', '2026-11-23'];
const sees = (date?: string): Promise<Owner> => ownerSees(at.app, at.owner, date === undefined ? {} : { date });
const enter = (transectionType: 'income' | 'expense', type: string, amount: number, date = today) =>
  entered(at.app, at.owner, { transectionType, type, amount, date });
const kindsOf = ({ attention }: Owner) => attention.map(({ kind }) => kind);

describe('what the owner sees', () => {
  it('is the same as the lists and the dashboard say, when there is nothing yet and later', async () => {
    const empty = await sees();
    expect(empty).toMatchObject({ date: today, cash: 0, debts: { total: 0, late: 0, over90: 0 }, unpaidPayroll: 0 });
    expect([empty.takings.total, empty.attention, empty.people, empty.owedToSuppliers]).toEqual([0, [], [], null]);
    const { student, fees } = await at.owing([40, 10]);
    await at.taken({ studentID: student._id, debts: paying(fees, [15]), payments: at.rows(['Cash', 15]) });
    await enter('expense', 'Water', 4.5);
    await enter('income', 'service income', 7, '2026-10-20');
    await enter('income', 'service income', 3, '2026-10-24');
    const [seen, summary] = [await sees(), await at.summary()];
    const accounts: { name: string; kind: string; balance: number }[] = (await at.get('account')).body;
    const real = accounts.filter(({ kind }) => kind !== 'credit');
    expect(seen.accounts.map(({ name, balance }) => [name, balance])).toEqual(
      real.map(({ name, balance }) => [name, balance]),
    );
    expect(seen.cash).toBeCloseTo(
      real.reduce((all, { balance }) => all + balance, 0),
      2,
    );
    expect(seen.month).toEqual({
      income: summary.currentMonthIncome,
      expense: summary.currentMonthExpense,
      net: summary.netIncomeThisMonth,
      // October up to the 23rd.
      sameDayLastMonth: 7,
    });
    expect(seen.debts.total).toBe(summary.totalDue);
    expect(seen.months.map(({ month, income, expense }) => ({ month, income, expense }))).toEqual(
      (await at.get('summary')).body.months.map(({ month, income, expense }: Owner['months'][number]) => ({
        month,
        income,
        expense,
      })),
    );
    expect(seen.takings).toMatchObject({ total: 15, fromCredit: 0, bySource: [{ source: 'feeReceipt', amount: 15 }] });
    expect(seen.takings.byUser).toMatchObject([{ name: 'Hodan Warsame', amount: 15 }]);
    expect(seen.spent).toEqual({ total: 4.5, byType: [{ type: 'Water', amount: 4.5 }] });
    expect(seen.people).toMatchObject([{ name: 'Hodan Warsame', receipts: 1, amount: 15, voids: 0, voidAmount: 0 }]);
  });

  it('OW example 3: what is paid ahead is takings of the day, what is paid out of credit is not', async () => {
    const [before, had] = [await sees(), await at.balanceOf('Cash')];
    const { student, fees } = await at.owing([20, 100]);
    at.app.setClock(new Date(`${yesterday}T09:00:00Z`));
    await at.taken({ studentID: student._id, debts: [], payments: at.rows(['e-Dahab', 20]), keepRest: true });
    at.app.setClock(new Date(`${today}T10:00:00Z`));
    await at.taken({
      studentID: student._id,
      debts: paying(fees, [20, 100]),
      useCredit: 20,
      payments: at.rows(['Cash', 150]),
      keepRest: true,
    });
    const seen = await sees();
    const more = (of: (owner: Owner) => number) => Math.round(100 * (of(seen) - of(before))) / 100;
    expect(more(({ takings }) => takings.total)).toBe(150);
    expect(more(({ takings }) => takings.fromCredit)).toBe(20);
    expect(seen.takings.bySource).toContainEqual({ source: 'advance', amount: 50 });
    expect((await at.balanceOf('Cash')) - had).toBe(150);
    expect(seen.owedToCustomers).toBe(50);
  });

  it('leaves a count that differs and what takes something back out of the takings, and says who did what', async () => {
    const { people, takings, spent } = await sees();
    const before = people.find(({ name }) => name === 'Hodan Warsame');
    const row = await enter('income', 'service income', 12);
    await expectSaved(at.app.call('DELETE', `transection/${row._id}`, { token: at.owner }));
    const box = await expectSaved(
      at.app.call('POST', 'account', { token: at.owner, body: { name: 'Drawer', kind: 'cash' } }),
    );
    const accountID: string = box.body.info._id;
    await entered(at.app, at.owner, {
      transectionType: 'income',
      type: 'service income',
      amount: 30,
      date: today,
      accountID,
    });
    const count = (counted: number) =>
      expectSaved(at.app.call('POST', 'dayClose', { token: at.owner, body: { accountID, counted } }));
    await count(30);
    await entered(at.app, at.owner, {
      transectionType: 'income',
      type: 'service income',
      amount: 10,
      date: today,
      accountID,
    });
    await count(38);
    const seen = await sees();
    expect(seen.takings.total - takings.total).toBe(40);
    expect(seen.spent).toEqual(spent);
    const now = seen.people.find(({ name }) => name === 'Hodan Warsame');
    expect(now).toMatchObject({ voids: (before?.voids ?? 0) + 1, differences: -2 });
    expect((now?.voidAmount ?? 0) - (before?.voidAmount ?? 0)).toBe(12);
    expect(seen.accounts.find(({ name }) => name === 'Drawer')).toMatchObject({ counted: today, balance: 38 });
    expect(seen.attention.find(({ kind }) => kind === 'unsigned')).toMatchObject({
      count: 2,
      path: '/dayClose?status=counted',
      text: '2 closes are not signed',
    });
    expect(seen.attention.find(({ kind }) => kind === 'differences')).toEqual({
      kind: 'differences',
      count: 1,
      amount: -2,
      path: '/dayClose?from=2026-11-01&to=2026-11-23',
      text: '1 count differs this month, −$2.00 in all',
    });
  });

  it('OW example 6: rent of 280.00 against a mean of 210.00 is told, with 33 percent and the way to it', async () => {
    for (const [day, amount] of [
      ['2026-08-03', 200],
      ['2026-09-03', 210],
      ['2026-10-03', 220],
    ] as const)
      await enter('expense', 'Rent', amount, day);
    await enter('expense', 'Rent', 262);
    const rent = ({ attention }: Owner) => attention.find(({ kind }) => kind === 'expenseUp');
    // 262.00 is less than a quarter above 210.00.
    expect(rent(await sees())).toBeUndefined();
    await enter('expense', 'Rent', 18);
    expect(rent(await sees())).toEqual({
      kind: 'expenseUp',
      count: 1,
      amount: 280,
      path: '/expense?q=Rent&from=2026-11-01&to=2026-11-23',
      text: 'Rent: $280.00 this month, 33% above the average of the last three months',
    });
  });

  it('tells of boxes that nobody counted since yesterday, and not of those in which nothing lies that was not counted', async () => {
    const told = async () => (await sees()).attention.find(({ kind }) => kind === 'notCounted');
    const before = await told();
    const made = await expectSaved(
      at.app.call('POST', 'account', {
        token: at.owner,
        body: { name: 'Side box', kind: 'cash', openingBalance: 5, openingDate: '2026-11-20' },
      }),
    );
    expect(await told()).toEqual(before);
    await entered(at.app, at.owner, {
      transectionType: 'income',
      type: 'service income',
      amount: 8,
      date: '2026-11-21',
      accountID: made.body.info._id,
    });
    expect(await told()).toMatchObject({ count: (before?.count ?? 0) + 1, path: '/dayClose' });
    const body = { accountID: made.body.info._id, counted: 13 };
    await expectSaved(at.app.call('POST', 'dayClose', { token: at.owner, body }));
    expect(await told()).toEqual(before);
  });

  it('tells of broken promises with what is owed by whoever made them', async () => {
    const { student } = await at.owing([60]);
    at.app.setClock(new Date('2026-11-20T09:00:00Z'));
    const login = await at.app.call('POST', 'login', {
      body: { username: 'owner@academy.test', password: 'correct horse' },
    });
    await expectSaved(
      at.app.call('POST', 'followUp', {
        token: login.body.token,
        body: {
          studentID: student._id,
          channel: 'call',
          outcome: 'promised',
          said: 'On Saturday',
          promiseDate: '2026-11-21',
        },
      }),
    );
    at.app.setClock(new Date(`${today}T10:00:00Z`));
    expect((await sees()).attention.find(({ kind }) => kind === 'promisesBroken')).toMatchObject({
      count: 1,
      amount: 60,
      path: '/debts?promise=broken',
      text: '1 broken promise: $60.00',
    });
  });

  it('of an earlier evening is what it was then', async () => {
    const evening = await sees(yesterday);
    expect(evening.date).toBe(yesterday);
    expect(evening.takings.bySource).toEqual([{ source: 'advance', amount: 20 }]);
    expect(evening.accounts.find(({ name }) => name === 'Drawer')?.counted ?? null).toBeNull();
    expect(evening.months.at(-1)?.month).toBe('2026-11');
    expect((await sees('2026-10-24')).month.income).toBe(10);
  });

  it.each([
    ['a day to come', 'date=2026-11-24', { date: 'Choose today or an earlier day' }],
    ['no day', 'date=2026-02-30', { date: 'Enter a date as YYYY-MM-DD, between 1900 and 2200' }],
  ])('is refused for %s', async (_what, query, errors) => {
    const { status, body } = await at.get(`owner?${query}`);
    expect([status, body.errors]).toEqual([400, errors]);
  });

  it('is of nobody who has not the screen, and of nobody while it is switched off', async () => {
    const { token } = await at.app.logInAs(at.owner, 'Reader', ['/dashboard', '/accounts']);
    const { token: partner } = await at.app.logInAs(at.owner, 'Partner', ['/owner']);
    const status = async (by: string) => (await at.get('owner', by)).status;
    expect([await status(token), await status(partner)]).toEqual([403, 200]);
    await at.set({ features: { owner: false } });
    expect((await at.get('owner')).body).toMatchObject({ message: 'This feature is switched off' });
    await at.set({ features: { owner: true, dayClose: false } });
    const kinds = kindsOf(await sees());
    expect(kinds).toContain('expenseUp');
    expect(kinds).not.toContain('unsigned');
    expect((await sees()).accounts.every(({ counted }) => counted === null)).toBe(true);
    await at.set({ features: { dayClose: true } });
  });
});
