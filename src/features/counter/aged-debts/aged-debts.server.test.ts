// Proves AL19, DE13, DE8, DE9.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AtCounter, paying, startAtCounter } from '#testing/at-counter';
import { shopSales, type ShopSales } from '#testing/shop-sales';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';
import { summarySlice } from '#features/dashboards/summary/summary-slice.server';
import { todaySlice } from '#features/dashboards/today/today-slice.server';

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices, summarySlice, todaySlice] }));
});
afterAll(() => at.app.stop());

type Values = Readonly<Record<string, unknown>>;

const aged = async (body: Values = {}, query = '', token = at.owner) => {
  const answer = await at.app.call('POST', `reports/agedDebts${query}`, { token, body });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const rowOf = async (_id: string, body: Values = {}): Promise<Values | undefined> =>
  (await aged(body)).ReportData.find((row: Values) => row._id === _id);
const due = async (fee: { readonly _id: string }, dueDate: string, instalments?: object) => {
  await at.app.database.pool.query('update academy.fee set "dueDate" = $2, instalments = $3 where _id = $1', [
    fee._id,
    dueDate,
    instalments ? JSON.stringify(instalments) : null,
  ]);
};
const waive = (feeID: string | undefined, amount: number, date = '2026-11-23') =>
  at.app.call('POST', 'creditNote', {
    token: at.owner,
    body: { feeID, creditKind: 'waiver', amount, date, reason: 'Hardship' },
  });

describe('aged debts', () => {
  it('shares out what each person owes by how long it is due', async () => {
    const { student, fees } = await at.owing([10, 20, 30, 40, 50]);
    const days = ['2026-11-23', '2026-11-22', '2026-10-23', '2026-09-23', '2026-08-01'];
    for (const [index, fee] of fees.entries()) await due(fee, days[index] ?? '');
    await at.taken({ studentID: student._id, debts: paying(fees, [1]), payments: at.rows(['Cash', 1]) });
    expect(await rowOf(student._id)).toMatchObject({
      person: `${student.studentName} (${student.stdID})`,
      phone: student.studentPhone,
      guardianPhone: student.parentPhone,
      kind: 'student',
      notDue: 9,
      days1to30: 20,
      days31to60: 30,
      days61to90: 40,
      over90: 50,
      total: 149,
      oldestDue: '2026-08-01',
      lastPaid: '2026-11-23',
      unusedCredit: 0,
    });
  });

  it('FE example 3: knows the parts of a fee that is paid in instalments', async () => {
    const { student, fees } = await at.owing([180]);
    const [fee] = fees;
    if (!fee) throw new Error('No fee was charged');
    const parts = ['2026-11-05', '2026-12-05', '2027-01-05'].map((dueDate) => ({ dueDate, amount: 60 }));
    await due(fee, '2026-11-05', parts);
    await at.taken({ studentID: student._id, debts: paying(fees, [75]), payments: at.rows(['Cash', 75]) });
    expect(await rowOf(student._id, { asOf: '2026-12-06' })).toMatchObject({
      notDue: 60,
      days1to30: 45,
      days31to60: 0,
      total: 105,
      oldestDue: '2026-12-05',
    });
  });

  it('DE example 10: a waiver of today leaves what was owed on a day of closed books as it was', async () => {
    const { student, fees } = await at.owing([50]);
    const [fee] = fees;
    const made = new Date('2026-10-03T09:00:00Z');
    await at.app.database.pool.query('update academy.fee set "createdAt" = $2, "dueDate" = $3 where _id = $1', [
      fee?._id,
      made,
      '2026-10-03',
    ]);
    const october = {
      studentID: student._id,
      debts: paying(fees, [20]),
      payments: at.rows(['Cash', 20]),
      date: '2026-10-20',
    };
    await at.taken(october);
    await at.set({ booksClosedUpTo: '2026-10-31' });
    const before = await rowOf(student._id, { asOf: '2026-10-31' });
    expect(before).toMatchObject({ total: 30, days1to30: 30 });
    await expectSaved(waive(fee?._id, 10));
    expect((await waive(fee?._id, 10, '2026-10-31')).status).toBe(409);
    expect(await rowOf(student._id, { asOf: '2026-10-31' })).toEqual(before);
    expect(await rowOf(student._id)).toMatchObject({ total: 20 });
    await at.set({ booksClosedUpTo: null });
  });

  it('takes back what came later than its day: payments, credit notes and what they gave back', async () => {
    const { student, fees } = await at.owing([100]);
    const pays = { studentID: student._id, debts: paying(fees, [60]), payments: at.rows(['Cash', 60]) };
    await at.app.database.pool.query('update academy.fee set "createdAt" = $2, "dueDate" = $3 where _id = $1', [
      fees[0]?._id,
      new Date('2026-11-02T09:00:00Z'),
      '2026-11-02',
    ]);
    await at.taken({ ...pays, date: '2026-11-10' });
    await expectSaved(waive(fees[0]?._id, 70));
    expect(await rowOf(student._id)).toBeUndefined();
    expect(await rowOf(student._id, { asOf: '2026-11-22' })).toMatchObject({ total: 40, unusedCredit: 0 });
    expect(await rowOf(student._id, { asOf: '2026-11-09' })).toMatchObject({ total: 100, lastPaid: null });
    expect(await rowOf(student._id, { asOf: '2026-11-01' })).toBeUndefined();
  });

  it('comes to what the dashboard says is owed, and its columns to its total', async () => {
    const { totals } = await aged();
    expect(totals.total).toBe((await at.summary()).totalDue);
    const { notDue, days1to30, days31to60, days61to90, over90 } = totals;
    const cents = [notDue, days1to30, days31to60, days61to90, over90].map((one: number) => Math.round(one * 100));
    expect(cents.reduce((all, one) => all + one, 0)).toBe(Math.round(totals.total * 100));
    const { body: waiting } = await at.get('summary/today');
    const late = cents.slice(1).reduce((all, one) => all + one, 0);
    expect(Math.round(waiting.overdue * 100)).toBe(late);
    const { body: today } = await at.get('today');
    expect([today.owed.amount, today.owed.overdue]).toEqual([totals.total, waiting.overdue]);
  });

  it('shows unused credit beside what is owed, and does not subtract it', async () => {
    await at.set({ useCreditAtCharge: false });
    const { student } = await at.owing([25]);
    await at.taken({ studentID: student._id, payments: at.rows(['Cash', 50]), keepRest: true });
    expect(await rowOf(student._id)).toMatchObject({ total: 25, unusedCredit: 50 });
    await at.set({ useCreditAtCharge: true });
  });

  it('is narrowed to a kind, to the fees of a class and to an age', async () => {
    const room = await at.make.class({ startedDate: '2026-11-01', endDate: '2027-04-30' });
    const student = await at.make.student();
    await at.money.enrol(student, room);
    const { body } = await at.money.chargeStudent(student, room, { feeAmount: 12 });
    await due(body.info[0], '2026-10-01');
    const ofClass = await aged({ classID: room._id });
    expect(ofClass.ReportData).toMatchObject([{ _id: student._id, days31to60: 12, total: 12 }]);
    expect(ofClass.totals.total).toBe(12);
    expect((await aged({ classID: room._id, age: 'days31to60' })).ReportData).toHaveLength(1);
    expect((await aged({ classID: room._id, age: 'over90' })).ReportData).toEqual([]);
    expect((await aged({ classID: room._id, of: 'invoice' })).ReportData).toEqual([]);
    expect((await aged({ of: 'service' })).ReportData).toEqual([]);
    expect((await aged({ of: 'fee' })).totals.total).toBe((await at.summary()).totalDue);
  });

  it('pages, and is AgedDebts.csv and AgedDebts.xlsx', async () => {
    const page = await at.app.call('POST', 'reports/agedDebts?page=1&pageSize=1', { token: at.owner, body: {} });
    expect(page.body.ReportData).toHaveLength(1);
    expect(Number(page.headers['x-total-count'])).toBeGreaterThan(1);
    for (const format of ['csv', 'xlsx']) {
      const file = await at.app.call('POST', `reports/agedDebts?format=${format}`, { token: at.owner, body: {} });
      expect(file.headers['content-disposition']).toContain(`"AgedDebts.${format}"`);
    }
  });

  it('refuses what is no day, no kind and no age', async () => {
    for (const body of [{ asOf: '2026-02-30' }, { of: 'loan' }, { age: 'old' }, { classID: 'x' }, { since: 1 }]) {
      const { status } = await at.app.call('POST', 'reports/agedDebts', { token: at.owner, body });
      expect(status, JSON.stringify(body)).toBe(400);
    }
  });

  it('is open to who holds its screen, and to nobody while the feature is off', async () => {
    const { token } = await at.app.logInAs(at.owner, 'Collector', ['/debts']);
    expect((await aged({}, '', token)).ReportData.length).toBeGreaterThan(0);
    const { token: clerk } = await at.app.logInAs(at.owner, 'Clerk', ['/fee']);
    expect((await at.app.call('POST', 'reports/agedDebts', { token: clerk, body: {} })).status).toBe(403);
    await at.set({ features: { debts: false } });
    expect((await at.app.call('POST', 'reports/agedDebts', { token, body: {} })).status).toBe(404);
    expect((await at.get('summary/today')).body.overdue).toBeNull();
    await at.set({ features: { debts: true } });
  });
});

describe('aged debts of a shop', () => {
  let app: TestApp;
  let owner: string;
  let shop: ShopSales;
  beforeAll(async () => {
    app = await startTestApp({ slices: [...counterSlices, summarySlice, todaySlice] });
    app.setClock(new Date('2026-11-01T09:00:00Z'));
    owner = await app.setUp('decoration');
    shop = shopSales(app, owner);
  });
  afterAll(() => app.stop());

  it('DE example 5: an invoice to be paid within 7 days is 15 days late on the 23rd', async () => {
    await expectSaved(shop.call('PUT', 'settings', { paymentDays: 7 }));
    const customer = await shop.customer();
    await expectSaved(shop.sell([[await shop.item(), 5]], { customerID: customer._id }));
    const { body } = await shop.call('POST', 'reports/agedDebts', { asOf: '2026-11-23' });
    expect(body.ReportData).toMatchObject([
      { _id: customer._id, kind: 'customer', days1to30: 25, notDue: 0, total: 25, oldestDue: '2026-11-08' },
    ]);
    const onTheDay = await shop.call('POST', 'reports/agedDebts', { asOf: '2026-11-08' });
    expect(onTheDay.body.ReportData).toMatchObject([{ notDue: 25, days1to30: 0 }]);
  });
});
