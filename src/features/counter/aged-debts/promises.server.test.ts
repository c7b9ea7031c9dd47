// Proves ME14, ME15, DE13.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AtCounter, paying, startAtCounter } from '#testing/at-counter';
import { expectSaved, startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';

type Values = Readonly<Record<string, unknown>>;
type Named = { readonly _id: string };

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices] }));
});
afterAll(() => at.app.stop());

const today = '2026-11-23';
const on = (day: string, time = '09:00') => at.app.setClock(new Date(`${day}T${time}:00Z`));
afterEach(() => on(today));

const spoken = { channel: 'call', outcome: 'reached', said: 'Pays at the end of the month' };
const promised = (promiseDate: string) => ({ channel: 'call', outcome: 'promised', said: 'Will pay', promiseDate });
const written = async (values: Values) =>
  expectSaved(at.app.call('POST', 'followUp', { token: at.owner, body: { ...spoken, ...values } }));
const aged = async (body: Values = {}, query = ''): Promise<Values[]> =>
  (await at.app.call('POST', `reports/agedDebts${query}`, { token: at.owner, body })).body.ReportData;
const idsOf = (rows: readonly Values[]) => rows.map(({ _id }) => _id);
const rowOf = async ({ _id }: Named, body: Values = {}) => (await aged(body)).find((row) => row._id === _id);
const isAmong = async ({ _id }: Named, body: Values) => idsOf(await aged(body)).includes(_id);
const pay = (student: Named, fees: readonly Named[], amount: number) =>
  at.taken({ studentID: student._id, debts: paying(fees, [amount]), payments: at.rows(['Cash', amount]) });

/** What a student owes is owed since the first of the month. */
const madeEarlier = ({ _id }: Named) =>
  at.app.database.pool.query('update academy.fee set "createdAt" = $2 where "studentID" = $1', [
    _id,
    new Date('2026-11-01T09:00:00Z'),
  ]);

describe('who owes', () => {
  it('is not asked again within three days, nor before a promised day: the row comes last', async () => {
    const old = await at.owing([10]);
    const due = await at.owing([20]);
    await at.app.database.pool.query('update academy.fee set "dueDate" = $2 where _id = any($1::uuid[])', [
      [...old.fees, ...due.fees].map(({ _id }) => _id),
      '2026-01-01',
    ]);
    const rows = async (who: Named) => [(await rowOf(who))?.inHand, (await rowOf(who))?.lastFollowUp];
    const isBefore = async (query = '') => {
      const ids = idsOf(await aged({}, query));
      return ids.indexOf(old.student._id) < ids.indexOf(due.student._id);
    };
    const onOld = async (day: string) => {
      on(day);
      return rows(old.student);
    };
    expect(await onOld('2026-11-20')).toEqual([false, null]);
    on('2026-11-16');
    await written({ studentID: old.student._id });
    expect(await onOld('2026-11-19')).toEqual([true, '2026-11-16']);
    expect(await onOld('2026-11-20')).toEqual([false, '2026-11-16']);
    on('2026-11-17', '06:00');
    await written({ studentID: old.student._id });
    expect(await onOld('2026-11-20')).toEqual([true, '2026-11-17']);
    expect([await isBefore(), await isBefore('?page=1&pageSize=100')]).toEqual([false, false]);
    expect(await onOld('2026-11-21')).toEqual([false, '2026-11-17']);
    on('2026-11-10');
    await written({ studentID: due.student._id, ...promised('2026-11-21') });
    on('2026-11-20');
    expect(await rowOf(due.student)).toMatchObject({ inHand: true, promiseDate: '2026-11-21' });
    on('2026-11-21');
    expect(await rowOf(due.student)).toMatchObject({ inHand: false, promiseDate: '2026-11-21' });
    const [first] = await aged({}, '?page=1&pageSize=1');
    expect(first?.inHand).toBe(false);
  });

  it('is found by the day promised last, which the counter says too', async () => {
    const { student } = await at.owing([40]);
    on('2026-11-18');
    await written({ studentID: student._id, ...promised(today) });
    on(today);
    expect(await rowOf(student)).toMatchObject({ promiseDate: today, lastFollowUp: '2026-11-18' });
    expect(await isAmong(student, { promise: 'today' })).toBe(true);
    expect(await isAmong(student, { promise: 'broken' })).toBe(false);
    expect((await at.debts(`studentID=${student._id}`)).debts[0]).toMatchObject({ promiseDate: today });
    await written({ studentID: student._id, ...promised('2026-11-30') });
    expect(await rowOf(student)).toMatchObject({ promiseDate: '2026-11-30' });
    expect(await isAmong(student, { promise: 'today' })).toBe(false);
    await written({ studentID: student._id, outcome: 'refused' });
    expect(await rowOf(student)).toMatchObject({ promiseDate: null });
  });

  it('ME example 8: a promise of which something was paid is not broken, today or tomorrow', async () => {
    const { student, fees } = await at.owing([40]);
    const isBroken = () => isAmong(student, { promise: 'broken' });
    on('2026-11-15');
    await written({ studentID: student._id, ...promised('2026-11-20') });
    on('2026-11-20');
    await pay(student, fees, 10);
    expect(await isBroken()).toBe(false);
    on('2026-11-21');
    expect(await rowOf(student)).toMatchObject({ total: 30 });
    expect(await isBroken()).toBe(false);
    await written({ studentID: student._id, ...promised('2026-11-22') });
    on('2026-11-22');
    expect(await isBroken()).toBe(false);
    on('2026-11-23');
    expect(await isBroken()).toBe(true);
  });

  it('has broken a promise once its day has passed without a payment since, unless all is paid', async () => {
    const { student, fees } = await at.owing([40]);
    await madeEarlier(student);
    const isBroken = (body: Values = {}) => isAmong(student, { promise: 'broken', ...body });
    on('2026-11-20');
    await pay(student, fees, 5);
    on('2026-11-20', '10:00');
    await written({ studentID: student._id, ...promised('2026-11-21') });
    on('2026-11-21');
    expect(await isBroken()).toBe(false);
    on('2026-11-22');
    expect(await isBroken()).toBe(true);
    expect(await isBroken({ of: 'fee', age: 'over90' })).toBe(false);
    expect([await isBroken({ asOf: '2026-11-21' }), await isBroken({ asOf: '2026-11-22' })]).toEqual([false, true]);
    const paid = await pay(student, fees, 5);
    expect(await isBroken()).toBe(false);
    await expectSaved(at.remove(`payment/${paid._id}`));
    expect(await isBroken()).toBe(true);
    await pay(student, fees, 35);
    expect(await isBroken()).toBe(false);
  });

  it('is as it was on an earlier day: later follow-ups are not known there', async () => {
    const { student } = await at.owing([40]);
    await madeEarlier(student);
    on('2026-11-10');
    await written({ studentID: student._id, ...promised('2026-11-12') });
    on(today);
    await written({ studentID: student._id, ...promised('2026-11-30') });
    const then = { promiseDate: '2026-11-12', lastFollowUp: '2026-11-10' };
    expect(await rowOf(student, { asOf: '2026-11-11' })).toMatchObject({ ...then, inHand: true });
    expect(await rowOf(student, { asOf: '2026-11-15' })).toMatchObject({ ...then, inHand: false });
    expect(await isAmong(student, { asOf: '2026-11-15', promise: 'broken' })).toBe(true);
    expect(await rowOf(student, { asOf: '2026-11-09' })).toMatchObject({ promiseDate: null, lastFollowUp: null });
  });

  it('refuses a promise that is neither of today nor broken', async () => {
    const { status } = await at.app.call('POST', 'reports/agedDebts', { token: at.owner, body: { promise: 'kept' } });
    expect(status).toBe(400);
  });
});
