// Proves C8, AL19.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyRecords } from '#testing/academy-records';
import { academyMoney } from '#testing/academy-money';
import { shopSales } from '#testing/shop-sales';
import { statementsOf } from '#testing/statements';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import type { Brand } from '#house/brand/brand.contract';
import type { Today } from './today.contract';
import { counterSlices } from '#testing/parts/counter';
import { summarySlice } from '#features/dashboards/summary/summary-slice.server';
import { todaySlice } from './today-slice.server';
import { attendanceSlice } from '#features/academy/attendance/attendance-slice.server';
import { complaintSlice } from '#features/academy/complaint/complaint-slice.server';

let app: TestApp;
let owner: string;
let shopOwner: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...counterSlices, summarySlice, todaySlice, attendanceSlice, complaintSlice] });
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  [owner, shopOwner] = [await app.setUp(), await app.setUp('decoration')];
});
afterAll(() => app.stop());

const today = async (token = owner, brand: Brand = 'academy'): Promise<Today> => {
  const { status, body } = await app.call('GET', 'today', { token, brand });
  expect(status).toBe(200);
  return body;
};

describe('today', () => {
  it('counts the classes that have begun and whose register is missing, until it is taken', async () => {
    const make = academyRecords(app, owner);
    const [student, course] = [await make.student(), await make.course()];
    const held = { courseID: course._id, days: ['Tuesday'], startedDate: '2026-03-01', endDate: '2026-06-30' };
    // Noon in Mogadishu: one class has begun, the other one has not.
    const begun = await make.class({ ...held, className: 'Morning', TimeIn: '08:00', TimeOut: '10:00' });
    const evening = await make.class({ ...held, className: 'Evening', TimeIn: '16:00', TimeOut: '18:00' });
    await make.class({ ...held, className: 'Nobody', TimeIn: '08:00', TimeOut: '10:00' });
    for (const one of [begun, evening]) await make.enroll(student, one);
    expect((await today()).registers).toEqual({ begun: 1, missing: 1 });
    const items = [{ studentID: student._id, attendenceStatus: 'present' }];
    const body = { classID: begun._id, date: '2026-03-10', items };
    await expectSaved(app.call('POST', 'attendence', { token: owner, body }));
    expect((await today()).registers).toEqual({ begun: 1, missing: 0 });
  });

  it('says who owes, how much to the cent of the summary, and since when', async () => {
    const [make, counter] = [academyRecords(app, owner), academyMoney(app, owner)];
    const room = await make.class();
    const [one, other] = [await make.student(), await make.student()];
    for (const student of [one, other]) await make.enroll(student, room);
    app.setClock(new Date('2026-03-09T21:30:00Z'));
    await expectSaved(counter.chargeStudent(one, room, { feeAmount: 20.5 }));
    app.setClock(new Date('2026-03-10T09:00:00Z'));
    await expectSaved(counter.chargeStudent(one, room, { feeAmount: 4 }));
    const paid = await expectSaved(counter.chargeStudent(other, room, { feeAmount: 7 }));
    const { owed } = await today();
    const { body: summary } = await app.call('GET', 'summary', { token: owner });
    expect(owed?.amount).toBe(summary.totalDue);
    // In Mogadishu the tenth had begun.
    expect(owed).toMatchObject({ people: 2, since: '2026-03-10' });
    await expectSaved(counter.pay(paid.body.info[0], 7));
    expect((await today()).owed).toMatchObject({ people: 1 });
  });

  it('counts open complaints and goods that run out', async () => {
    const make = academyRecords(app, owner);
    const [student, room] = [await make.student(), await make.class()];
    await make.enroll(student, room);
    const body = { studentID: student._id, classID: room._id, description: 'Noise', status: 'assigned' };
    const { body: filed } = await expectSaved(app.call('POST', 'complain', { token: owner, body }));
    expect((await today()).complaints).toEqual({ open: 1, since: '2026-03-10' });
    const done = { token: owner, body: { status: 'completed' } };
    await expectSaved(app.call('PUT', `complain/${filed.info._id}`, done));
    expect((await today()).complaints).toEqual({ open: 0, since: null });
    const sales = shopSales(app, shopOwner);
    await sales.item({ itemName: 'Ink', quantityInStock: 0 });
    await sales.item({ itemName: 'Paper', quantityInStock: 5, lowAt: 5 });
    await sales.item({ itemName: 'Card', quantityInStock: 6, lowAt: 5 });
    const shop = await today(shopOwner, 'decoration');
    expect(shop).toMatchObject({ stock: { low: 1, empty: 1 }, registers: null, complaints: null });
  });

  it('tells who waits for a seat, in both of its calls, while seats are kept and to whoever sees enrollments', async () => {
    const make = academyRecords(app, owner);
    await make.enroll(await make.student(), await make.class(), 'waiting');
    const keepSeats = (timetable: boolean) =>
      expectSaved(app.call('PUT', 'settings', { token: owner, body: { features: { timetable } } }));
    await keepSeats(false);
    expect((await today()).waiting).toBeNull();
    await keepSeats(true);
    expect((await today()).waiting).toEqual({ students: 1, since: '2026-03-10' });
    const awaited = async (token: string) => (await app.call('GET', 'summary/today', { token })).body.waiting;
    const { token } = await app.logInAs(owner, 'Counter', ['/dashboard', '/fee']);
    expect([await awaited(owner), await awaited(token)]).toEqual([1, null]);
  });

  it('compares the month so far with the last one up to the same day', async () => {
    const enter = (transectionType: string, date: string, amount: string) => {
      const entry = { transectionType, type: 'service income', name: 'Rent', amount, date, description: 'Rent' };
      return expectSaved(app.call('POST', 'transection', { token: shopOwner, brand: 'decoration', body: entry }));
    };
    await enter('income', '2026-02-10', '10.10');
    await enter('income', '2026-02-11', '99');
    await enter('income', '2026-03-01', '25');
    await enter('income', '2026-03-11', '500');
    await enter('expense', '2026-02-01', '3');
    const { month } = await today(shopOwner, 'decoration');
    expect(month).toEqual({
      income: { now: 25, before: 10.1 },
      expense: { now: 0, before: 3 },
      enrolled: null,
      sameDay: '2026-02-10',
    });
  });

  it('compares who enrolled this month with who had by the same day of the last one, each student once', async () => {
    const make = academyRecords(app, owner);
    const room = await make.class({ startedDate: '2026-01-01', endDate: '2026-12-31' });
    const other = await make.class({ startedDate: '2026-01-01', endDate: '2026-12-31' });
    const enroll = (
      { _id: studentID }: { _id: string },
      { _id: classID, courseID }: typeof room,
      enrolledDate: string,
    ) =>
      expectSaved(
        app.call('POST', 'Enrollment', {
          token: owner,
          body: { studentID, classID, courseID: courseID._id, Amount: 20, enrolledDate },
        }),
      );
    const before = (await today()).month.enrolled;
    for (const day of ['2026-02-01', '2026-02-10', '2026-02-11', '2026-03-01', '2026-03-10'])
      await enroll(await make.student(), room, day);
    const twice = await make.student();
    await enroll(twice, room, '2026-03-02');
    await enroll(twice, other, '2026-03-03');
    const { enrolled } = (await today()).month;
    expect(enrolled).toEqual({ now: (before?.now ?? 0) + 3, before: (before?.before ?? 0) + 2 });
  });

  it('tells a reader nothing of lists that the own role has not got', async () => {
    const { token } = await app.logInAs(owner, 'Reader', ['/dashboard', '/stock']);
    const seen = await today(token);
    expect(seen).toMatchObject({ registers: null, owed: null, complaints: null, steps: null });
    expect(seen.stock).not.toBeNull();
    const stranger = await app.logInAs(owner, 'Stranger', ['/stock']);
    expect((await app.call('GET', 'today', { token: stranger.token })).status).toBe(403);
  });

  it('is one question to the database, beside who asks', async () => {
    // After a switch of features a client takes the token that says so.
    const { headers } = await app.call('GET', 'today', { token: owner });
    const token = headers['auth-token'] ?? owner;
    await today(token);
    const said = await statementsOf(() => today(token));
    const [arriving, ...asked] = said;
    expect(arriving).toContain('session');
    expect(asked).toHaveLength(1);
  });
});

describe('the first steps', () => {
  it('are shown to administrators, with what is done, until all is done', async () => {
    const fresh = await startTestApp({
      slices: [...counterSlices, summarySlice, todaySlice, attendanceSlice, complaintSlice],
    });
    const admin = await fresh.setUp();
    const steps = async (): Promise<[string, boolean, string][] | undefined> => {
      const { body } = await fresh.call('GET', 'today', { token: admin });
      return body.steps?.map(({ step, done, path }: { step: string; done: boolean; path: string }) => [
        step,
        done,
        path,
      ]);
    };
    expect(await steps()).toEqual([
      ['course', false, '/courses'],
      ['class', false, '/teacher'],
      ['student', false, '/student'],
      ['enrollment', false, '/stdenrollment/new'],
      ['payment', false, '/fee'],
    ]);
    const [make, counter] = [academyRecords(fresh, admin), academyMoney(fresh, admin)];
    const [room, student] = [await make.class(), await make.student()];
    await make.enroll(student, room);
    expect((await steps())?.filter(([, done]) => !done)).toEqual([['payment', false, '/fee']]);
    const { body } = await expectSaved(counter.chargeStudent(student, room));
    await expectSaved(counter.pay(body.info[0], 30));
    expect(await steps()).toBeUndefined();
    await fresh.stop();
  });

  it('are no longer shown once an administrator has dismissed them, and nobody else can dismiss them', async () => {
    const steps = async () => (await today(shopOwner, 'decoration')).steps;
    expect((await steps())?.map(({ step }) => step)).toEqual(['item', 'employee', 'customer', 'service', 'sale']);
    const { token } = await app.logInAs(shopOwner, 'Clerk', ['/DecorationDashboard'], 'decoration');
    const dismiss = (by: string) => app.call('DELETE', 'today/steps', { token: by, brand: 'decoration' });
    expect((await dismiss(token)).status).toBe(403);
    for (let time = 1; time <= 2; time++) expect((await dismiss(shopOwner)).status).toBe(200);
    expect(await steps()).toBeNull();
  });
});
