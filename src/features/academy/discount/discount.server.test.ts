// Proves FE7, AL15, DE10.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AtCounter, startAtCounter } from '#testing/at-counter';
import type { Student } from '#testing/academy-money';
import { expectSaved, startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';

type Values = Readonly<Record<string, unknown>>;

let at: AtCounter;
let student: Student;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices] }));
  student = await at.make.student();
  await expectSaved(at.money.enrol(student, at.schoolClass));
});
afterAll(() => at.app.stop());

const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: Values = {}, token = at.owner) =>
  at.app.call(method, path, { token, body });
const make = (values: Values = {}, token = at.owner) =>
  call(
    'POST',
    'discount',
    { studentID: student._id, discountKind: 'merit', percent: 25, reason: 'Best of all', ...values },
    token,
  );
const charge = async (feeName: string) =>
  (await expectSaved(at.money.chargeStudent(student, at.schoolClass, { feeName, feeAmount: 40 }))).body.info[0];

describe('a discount', () => {
  it('is of the monthly fee, of all classes and from today on unless something else is said', async () => {
    const { info } = (await expectSaved(make())).body;
    expect(info).toMatchObject({
      studentID: { _id: student._id },
      classID: null,
      discountKind: 'merit',
      feetypes: [{ label: 'monthlyfee', value: 'monthlyfee' }],
      percent: 25,
      amount: null,
      startDate: '2026-11-23',
      endDate: null,
      approvedBy: { fullName: 'Hodan Warsame' },
    });
  });

  it.each([
    ['both a percentage and an amount', { amount: 5 }, { percent: 'Enter a percentage or an amount' }],
    ['neither of them', { percent: null }, { percent: 'Enter a percentage or an amount' }],
    ['an amount of nothing', { percent: null, amount: 0 }, { amount: 'The amount must be more than 0' }],
    ['more than all', { percent: 100.01 }, { percent: 'Enter a number from 0.01 to 100' }],
    ['no type of fee', { feetypes: [] }, { feetypes: 'Select fee type' }],
    ['no student', { studentID: '' }, { studentID: 'Please select student' }],
    ['no type', { discountKind: '' }, { discountKind: 'Select discount type' }],
    ['no reason', { reason: ' ' }, { reason: 'Enter reason' }],
    ['an end before its start', { endDate: '2026-11-22' }, { endDate: 'The end date is before the start date' }],
  ])('is refused with %s', async (_what, values, errors) => {
    const { status, body } = await make(values);
    expect([status, body.errors]).toEqual([400, errors]);
  });

  it('is changed field by field, by whoever saved it last, and never without a start', async () => {
    const { info } = (await expectSaved(make())).body;
    const admin = await at.app.logInAs(at.owner, 'admin', []);
    const put = (body: Values) => call('PUT', `discount/${info._id}`, body, admin.token);
    expect((await put({ amount: 5 })).body.errors).toEqual({ percent: 'Enter a percentage or an amount' });
    const changed = await expectSaved(put({ percent: null, amount: 5 }));
    expect(changed.body.info).toMatchObject({ percent: null, amount: 5, approvedBy: { _id: admin._id } });
    expect((await put({ startDate: null })).body.errors).toEqual({ startDate: 'Enter start date' });
    expect((await put({ endDate: '2026-01-01' })).status).toBe(400);
    expect((await put({ percent: 5, amount: null, __v: 0 })).status).toBe(409);
  });

  it('acts on later charges alone, and says what it has taken off so far', async () => {
    const { info } = (await expectSaved(make({ feetypes: ['workshop'], percent: 50 }))).body;
    const first = await charge('First');
    await expectSaved(call('PUT', `discount/${info._id}`, { percent: 10 }));
    const second = await charge('Second');
    expect([first.feeAmount, second.feeAmount, (await at.fee(first)).feeAmount]).toEqual([20, 36, 20]);
    const read = async () => [
      (await at.get('discount?page=1&discountKind=merit&sort=-createdAt')).body[0].reducedSum,
      (await at.get(`discount/${info._id}`)).body.reducedSum,
    ];
    expect(await read()).toEqual([24, 24]);
    const [note] = (await at.get(`creditNote?feeID=${second._id}`)).body;
    await expectSaved(at.remove(`creditNote/${note._id}`));
    expect(await read()).toEqual([20, 20]);
    const kept = await call('DELETE', `discount/${info._id}`);
    expect([kept.status, kept.body.message]).toEqual([409, 'This discount has reduced 1 fee: set its end date']);
    await expectSaved(call('PUT', `discount/${info._id}`, { endDate: '2026-11-23', startDate: '2026-11-01' }));
    await expectSaved(call('DELETE', `discount/${(await make()).body.info._id}`));
  });

  it('is found by student, number and reason, and ranged by its start', async () => {
    const { info } = (await expectSaved(make({ reason: 'Quran competition', startDate: '2026-02-02' }))).body;
    for (const query of [
      `q=${student.stdID}`,
      'q=quran',
      'from=2026-02-01&to=2026-02-03',
      `studentID=${student._id}`,
    ]) {
      const ids = (await at.get(`discount?${query}`)).body.map(({ _id }: { _id: string }) => _id);
      expect([query, ids.includes(info._id)]).toEqual([query, true]);
    }
    expect((await at.get('discount?format=csv')).text).toContain('Quran competition');
  });

  it('is for those who hold its screen, while debts are switched on', async () => {
    const { token } = await at.app.logInAs(at.owner, 'Bursar', ['/discount']);
    await expectSaved(make({}, token));
    const other = await at.app.logInAs(at.owner, 'Registrar', ['/fee', '/stdenrollment']);
    expect((await make({}, other.token)).status).toBe(403);
    await at.set({ features: { debts: false } });
    expect((await make()).status).toBe(404);
    await at.set({ features: { debts: true } });
  });
});
