// Proves B9.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fee, type Receipt, type Student, startCounter } from '#testing/academy-money';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { feeSlices } from '#testing/parts/fee';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';

let app: TestApp;
let owner: string;
let amina: Student;
let fee: Fee;
let receipt: Receipt;

beforeAll(async () => {
  const counter = await startCounter(await startTestApp({ slices: [...feeSlices, activitySlice] }));
  ({ app, owner } = counter);
  const { make, money } = counter;
  const others = await make.class({ className: 'Evening B' });
  const bilan = await make.student({ studentName: 'Bilan Ali' });
  await expectSaved(money.enrol(bilan, others));
  const theirs = (await expectSaved(money.chargeStudent(bilan, others, { feeName: 'Books' }))).body.info[0];
  await expectSaved(money.pay(theirs, 5, { phonePaid: '252619999999' }));
  const morning = await make.class({ className: 'Morning A' });
  amina = await make.student({ studentName: 'Amiña Warsame' });
  await expectSaved(money.enrol(amina, morning));
  fee = (await expectSaved(money.chargeStudent(amina, morning, { feeName: 'Robotics' }))).body.info[0];
  receipt = (await expectSaved(money.pay(fee, 7, { phonePaid: '252615550303' }))).body.info;
});
afterAll(() => app.stop());

const found = async (path: string, q: string, more = '') =>
  (await app.call('GET', `${path}?q=${encodeURIComponent(q)}${more}`, { token: owner })).body;

describe('the search of fees', () => {
  it('finds by number, name, student, student number and class, every word somewhere', async () => {
    for (const q of ['robot', 'AMINA', String(amina.stdID), 'morning', 'amina robotics'])
      expect([q, await found('fee', q)]).toMatchObject([q, [{ _id: fee._id }]]);
    expect(await found('fee', String(fee.feeNo))).toContainEqual(expect.objectContaining({ _id: fee._id }));
    expect(await found('fee', 'amina books')).toEqual([]);
  });

  it('narrows by the day a fee was made', async () => {
    expect(await found('fee', 'robot', '&from=2026-03-10&to=2026-03-10')).toHaveLength(1);
    expect(await found('fee', 'robot', '&from=2026-03-11')).toEqual([]);
  });
});

describe('the search of receipts', () => {
  it('finds by number, student, student number, fee number and phone', async () => {
    for (const q of ['amina', String(amina.stdID), '5550303'])
      expect([q, await found('receipt', q)]).toMatchObject([q, [{ _id: receipt._id }]]);
    for (const number of [receipt.receiptNo, fee.feeNo])
      expect(await found('receipt', String(number))).toContainEqual(expect.objectContaining({ _id: receipt._id }));
    expect(await found('receipt', 'robotics')).toEqual([]);
  });
});

describe('the search of transactions', () => {
  it('finds by number, name, type and description, and narrows by their date', async () => {
    const body = {
      transectionType: 'expense',
      type: 'Rent',
      name: 'Hodan Towers',
      amount: 300,
      date: '2026-02-28',
      description: 'February',
    };
    const rent = (await expectSaved(app.call('POST', 'transection', { token: owner, body }))).body.info;
    for (const q of ['towers', 'RENT', 'febr', 'hodan rent'])
      expect([q, await found('transection', q)]).toMatchObject([q, [{ _id: rent._id }]]);
    expect(await found('transection', String(rent.transectionNo))).toContainEqual(
      expect.objectContaining({ _id: rent._id }),
    );
    expect(await found('transection', 'rent', '&from=2026-02-28&to=2026-02-28')).toHaveLength(1);
    expect(await found('transection', 'rent', '&from=2026-03-01')).toEqual([]);
  });
});

describe('the search of the activity log', () => {
  it('finds by who, what, the record and the address, and narrows by the day', async () => {
    const all = (await found('activity', 'hodan warsame')).length;
    expect(all).toBeGreaterThan(10);
    const made: { action: string }[] = await found('activity', 'create bilan');
    expect(new Set(made.map(({ action }) => action))).toEqual(new Set(['create']));
    expect(await found('activity', 'hodan warsame 127.0.0.1')).toHaveLength(all);
    expect(await found('activity', 'hodan 10.9.8.7')).toEqual([]);
    expect(await found('activity', 'hodan warsame', '&from=2026-03-10&to=2026-03-10')).toHaveLength(all);
    expect(await found('activity', 'hodan', '&to=2026-03-09')).toEqual([]);
  });
});
