// Proves ME12, ME13, DE14, AL15.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AtCounter, paying, startAtCounter } from '#testing/at-counter';
import { expectSaved, startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';

type Values = Readonly<Record<string, unknown>>;
type Named = { readonly _id: string };

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices, activitySlice] }));
});
afterAll(() => at.app.stop());

const today = '2026-11-23';
const on = (day: string, time = '09:00') => at.app.setClock(new Date(`${day}T${time}:00Z`));
afterEach(() => on(today));

const spoken = { channel: 'call', outcome: 'reached', said: 'Pays at the end of the month' };
const promised = (promiseDate: string) => ({ channel: 'call', outcome: 'promised', said: 'Will pay', promiseDate });
const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: Values = {}, token = at.owner) =>
  at.app.call(method, path, { token, body });
const write = (values: Values, token = at.owner) => call('POST', 'followUp', { ...spoken, ...values }, token);
const written = async (values: Values, token = at.owner) => (await expectSaved(write(values, token))).body.info;
const idsOf = (rows: readonly Values[]) => rows.map(({ _id }) => _id);
const pay = (student: Named, fees: readonly Named[], amount: number) =>
  at.taken({ studentID: student._id, debts: paying(fees, [amount]), payments: at.rows(['Cash', amount]) });

describe('a follow-up', () => {
  it('says what was open at that moment, of a student as of a customer, and who wrote it', async () => {
    const { student, fees } = await at.owing([30, 12.5]);
    expect(await written({ studentID: student._id })).toMatchObject({
      ...spoken,
      studentID: { _id: student._id, studentName: student.studentName },
      customerID: null,
      promiseDate: null,
      nextDate: null,
      amountOpen: 42.5,
      userID: { fullName: 'Hodan Warsame' },
    });
    await pay(student, fees, 30);
    expect(await written({ studentID: student._id, amountOpen: 99 })).toMatchObject({ amountOpen: 12.5 });
    const customer = await at.shop.customer();
    expect(await written({ customerID: customer._id })).toMatchObject({ amountOpen: 0, studentID: null });
  });

  it('is due again on the promised day, unless another is said', async () => {
    const { student } = await at.owing([10]);
    const of = { studentID: student._id };
    expect(await written({ ...of, ...promised('2026-11-25') })).toMatchObject({ nextDate: '2026-11-25' });
    const other = { ...of, ...promised('2026-11-25'), nextDate: '2026-11-24' };
    expect(await written(other)).toMatchObject({ promiseDate: '2026-11-25', nextDate: '2026-11-24' });
    expect(await written({ ...of, nextDate: today })).toMatchObject({ nextDate: today, promiseDate: null });
  });

  it.each([
    ['nobody', { studentID: null }, { studentID: 'Say whom it was about' }],
    ['no channel', { channel: '' }, { channel: 'Select channel' }],
    ['no outcome', { outcome: null }, { outcome: 'Select outcome' }],
    ['nothing said', { said: ' ' }, { said: 'Enter what was said' }],
    ['a refusal without a word', { outcome: 'refused', said: null }, { said: 'Enter what was said' }],
    ['a promise without a day', { outcome: 'promised' }, { promiseDate: 'Enter the promised day' }],
    [
      'a promise for yesterday',
      promised('2026-11-22'),
      { promiseDate: 'A promised day is today or later', nextDate: 'The next follow-up is today or later' },
    ],
    ['a promised day without a promise', { promiseDate: today }, { promiseDate: 'Only a promise has a promised day' }],
    ['a next day that has passed', { nextDate: '2026-11-22' }, { nextDate: 'The next follow-up is today or later' }],
    ['too many words', { said: 'x'.repeat(256) }, { said: 'At most 255 characters' }],
    ['another channel', { channel: 'pigeon' }, { channel: 'Choose one of: call, visit, whatsapp, sms, email' }],
  ])('is refused with %s', async (_what, values, errors) => {
    const { student } = await at.owing([]);
    const { status, body } = await write({ studentID: student._id, ...values });
    expect([status, body.errors]).toEqual([400, errors]);
  });

  it('is about one person, and says so of two', async () => {
    const { student } = await at.owing([]);
    const { status, body } = await write({ studentID: student._id, customerID: (await at.shop.customer())._id });
    expect([status, body.errors]).toEqual([400, { customerID: 'Say whom it was about' }]);
    const nobody = await write({ studentID: '01900000-0000-7000-8000-000000000001' });
    expect([nobody.status, Object.keys(nobody.body.errors)]).toEqual([400, ['studentID']]);
  });

  it('needs no words where nobody was reached', async () => {
    const { student } = await at.owing([5]);
    for (const outcome of ['noAnswer', 'wrongNumber'])
      expect(await written({ studentID: student._id, outcome, said: null })).toMatchObject({ outcome, said: null });
  });

  it('ME example 9: one of yesterday is fixed for its writer, one of today is not for another to change', async () => {
    const { student } = await at.owing([10]);
    on('2026-11-22');
    const old = await written({ studentID: student._id });
    on(today);
    for (const method of ['PUT', 'DELETE'] as const) {
      const { status, body } = await call(method, `followUp/${old._id}`, { said: 'Something else' });
      expect([status, body.message]).toEqual([409, 'A follow-up is fixed after its day']);
    }
    const info = await written({ studentID: student._id });
    const { token } = await at.app.logInAs(at.owner, 'admin', []);
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await call(method, `followUp/${info._id}`, { said: 'Something else' }, token)).status).toBe(403);
    expect((await call('PUT', `followUp/${old._id}`, { said: 'Something else' }, token)).status).toBe(403);
    await expectSaved(call('PUT', `followUp/${info._id}`, { said: 'Something else' }));
    await expectSaved(call('DELETE', `followUp/${info._id}`));
    expect((await at.get(`followUp/${info._id}`)).status).toBe(404);
  });

  it('keeps whom it was about and what was open then, and loses its day with its promise', async () => {
    const { student, fees } = await at.owing([10]);
    const info = await written({ studentID: student._id, ...promised('2026-11-25') });
    await pay(student, fees, 4);
    const put = (values: Values) => call('PUT', `followUp/${info._id}`, values);
    const other = await put({ studentID: null, customerID: (await at.shop.customer())._id });
    expect([other.status, other.body.message]).toEqual([409, 'A follow-up stays with whom it was about']);
    expect((await put({ promiseDate: null })).body.errors).toEqual({ promiseDate: 'Enter the promised day' });
    const { body } = await expectSaved(put({ studentID: student._id, outcome: 'refused', amountOpen: 1 }));
    expect(body.info).toMatchObject({ outcome: 'refused', promiseDate: null, amountOpen: 10 });
    expect((await put({ said: '' })).body.errors).toEqual({ said: 'Enter what was said' });
    expect((await put({ said: 'Once more', __v: 0 })).status).toBe(409);
  });

  it('is found by name, number and words, narrowed to its person, and is a file', async () => {
    const { student } = await at.owing([10]);
    const info = await written({ studentID: student._id, said: 'Waits for the remittance' });
    for (const query of [
      `q=${student.stdID}`,
      'q=remittance',
      `studentID=${student._id}`,
      `from=${today}&to=${today}&outcome=reached&channel=call&studentID=${student._id}`,
    ])
      expect([query, idsOf((await at.get(`followUp?${query}`)).body).includes(info._id)]).toEqual([query, true]);
    expect((await at.get('followUp?format=csv')).text).toContain('Waits for the remittance');
    const { body: log } = await at.get('activity?page=1&pageSize=1&resource=followUp');
    expect(log).toMatchObject([{ action: 'create', recordID: info._id }]);
  });

  it('is for those who hold /debts, while debts are switched on', async () => {
    const { student } = await at.owing([10]);
    const { token } = await at.app.logInAs(at.owner, 'Collector', ['/debts']);
    await written({ studentID: student._id }, token);
    const clerk = await at.app.logInAs(at.owner, 'Clerk', ['/fee', '/student']);
    expect((await write({ studentID: student._id }, clerk.token)).status).toBe(403);
    expect((await at.get('followUp', clerk.token)).status).toBe(403);
    await at.set({ features: { debts: false } });
    expect((await write({ studentID: student._id })).status).toBe(404);
    await at.set({ features: { debts: true } });
  });

  it('is open to a teacher for students of own classes alone', async () => {
    await at.make.letTeachersOpen(['/debts']);
    const teacher = await at.make.teacher();
    const room = await at.make.class({ teacherID: teacher._id, startedDate: '2026-11-01', endDate: '2027-04-30' });
    const own = await at.make.student();
    await at.money.enrol(own, room);
    const { student: other } = await at.owing([10]);
    const token = await at.make.tokenOf(teacher);
    const info = await written({ studentID: own._id }, token);
    expect((await write({ studentID: other._id }, token)).status).toBe(403);
    expect((await write({ customerID: (await at.shop.customer())._id }, token)).status).toBe(403);
    await written({ studentID: other._id });
    expect(idsOf((await at.get('followUp', token)).body)).toEqual([info._id]);
  });
});
