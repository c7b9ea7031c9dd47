// Proves S§3, S§7, R 3.3, R 3.7, R 5.2, R 6.4, A14, B9, B10, B11, B13, B24, D1, D4, D5, D8.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fee } from '#testing/academy-money';
import { noSums } from '#testing/no-sums';
import { fee } from './fee.contract';
import { type FeeScene, startFees } from './fee.fixture';

let scene: FeeScene;

beforeAll(async () => {
  scene = await startFees();
});
afterAll(() => scene.app.stop());

const put = (id: string, body: unknown) => scene.app.call('PUT', `fee/${id}`, { token: scene.owner, body });
const remove = (id: string) => scene.app.call('DELETE', `fee/${id}`, { token: scene.owner });

describe('editing a fee', () => {
  async function aFee(values: Readonly<Record<string, unknown>> = {}) {
    const { made, students } = await scene.classOf('active', 'active');
    const { body } = await scene.money.chargeStudent(students[0] as never, made, values);
    return { fee: body.info[0], made, students };
  }

  it('is free while nothing is paid; a record as read is a valid body', async () => {
    const { fee, students } = await aFee();
    const edited = await put(fee._id, {
      ...fee,
      feeName: 'Drones',
      feeAmount: '31.25',
      studentID: students[1],
    });
    expect(edited.status).toBe(200);
    expect(edited.body.info).toMatchObject({
      feeName: 'Drones',
      feeAmount: 31.25,
      feeBalance: 31.25,
      studentID: { _id: students[1]?._id },
    });
  });

  it('does not hand a fee to someone who was never in the class', async () => {
    const { make } = scene;
    const { fee } = await aFee();
    const refused = await put(fee._id, { studentID: (await make.student())._id });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ studentID: 'This student was never in this class' });
  });

  it("makes a fee that becomes a monthly one cost the enrollment's Amount", async () => {
    const { fee } = await aFee();
    expect((await put(fee._id, { feetype: 'monthlyfee' })).body.info).toMatchObject({
      feeAmount: 40,
      feeMonth: '2026-03',
    });
  });

  it('does not make a second monthly fee of a month', async () => {
    const { money } = scene;
    const { fee, made } = await aFee();
    await money.chargeClass(made);
    expect((await put(fee._id, { feetype: 'monthlyfee' })).status).toBe(409);
  });

  it('is bound once a receipt exists, and never goes below what is paid', async () => {
    const { money } = scene;
    const { fee, students } = await aFee();
    await money.pay(fee, 10);
    const refused = await put(fee._id, { studentID: students[1]?._id, feetype: 'bookfee', feeAmount: 9.99 });
    expect(refused.status).toBe(409);
    expect(refused.body.errors).toEqual({
      studentID: 'This is fixed once a receipt exists',
      feetype: 'This is fixed once a receipt exists',
      feeAmount: '10.00 is already paid: the amount cannot be less',
    });
    expect((await put(fee._id, { feeAmount: 10 })).body.info).toMatchObject({
      feeBalance: 0,
      feeStatus: 'fullPaid',
    });
    expect((await put(fee._id, { feeAmount: 30 })).body.info).toMatchObject({
      feeBalance: 20,
      feeStatus: 'percialPaid',
    });
  });
});

describe('voiding a fee', () => {
  it('takes it out of lists and totals, keeps its number and lets the month be charged again', async () => {
    const { app, owner, money, classOf, get } = scene;
    const { made } = await classOf('active');
    const [one] = (await money.chargeClass(made)).body.info;
    const voided = await app.call('DELETE', 'fee', {
      token: owner,
      body: { _id: one._id, reason: 'Wrong month' },
    });
    expect(voided.status).toBe(200);
    expect(voided.body.info).toMatchObject({
      feeNo: one.feeNo,
      voidReason: 'Wrong month',
      voidedBy: 'Hodan Warsame',
    });
    const list = await get(`fee?classID=${made._id}`);
    expect(list.body).toEqual([]);
    expect(JSON.parse(list.headers['x-totals'] ?? '')).toEqual(noSums(fee));
    const all = await get(`fee?classID=${made._id}&voided=1`);
    expect(all.body).toHaveLength(1);
    expect(JSON.parse(all.headers['x-totals'] ?? '')).toEqual(noSums(fee));
    const again = (await money.chargeClass(made)).body.info;
    expect(again).toHaveLength(1);
    expect(again[0].feeNo).toBeGreaterThan(one.feeNo);
    expect((await put(one._id, { feeName: 'x' })).status).toBe(409);
    expect((await remove(one._id)).status).toBe(409);
  });

  it('is refused while a receipt is live', async () => {
    const { app, owner, money, classOf } = scene;
    const { made } = await classOf('active');
    const [fee] = (await money.chargeClass(made)).body.info;
    const { body } = await money.pay(fee, 1);
    const refused = await remove(fee._id);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('This fee has 1 receipt: void it first');
    await app.call('DELETE', `receipt/${body.info._id}`, { token: owner });
    expect((await remove(fee._id)).status).toBe(200);
  });
});

describe('who sees fees', () => {
  it('is offered the open fees of a student by number, name and balance', async () => {
    const { money, classOf, get } = scene;
    const { made, students } = await classOf('active');
    const [student] = students;
    const [paid] = (await money.chargeStudent(student as never, made, { feeName: 'Paid', feeAmount: 5 })).body.info;
    const [open] = (await money.chargeStudent(student as never, made, { feeName: 'Open', feeAmount: 7.5 })).body.info;
    await money.pay(paid, 5);
    const { body } = await get(`fee/options?studentID=${student?._id}&open=1`);
    expect(body).toEqual([{ _id: open._id, label: `Open (${open.feeNo})`, feeBalance: 7.5 }]);
    expect((await get('fee/options?open=2')).status).toBe(400);
    expect((await get('fee/options?feetype=others')).status).toBe(400);
  });

  it('is a student for its own alone', async () => {
    const { app, make, money, classOf, get } = scene;
    const { made, students } = await classOf('active', 'active');
    const fees = (await money.chargeClass(made)).body.info;
    const token = await make.portalTokenOf(students[0] as never);
    expect((await get('fee', token)).body.map((fee: Fee) => fee._id)).toEqual([fees[0]._id]);
    expect((await get(`fee/${fees[0]._id}`, token)).status).toBe(200);
    expect((await get(`fee/${fees[1]._id}`, token)).status).toBe(403);
    expect((await get(`fee?studentID=${students[1]?._id}`, token)).status).toBe(403);
    expect((await app.call('PUT', `fee/${fees[0]._id}`, { token, body: { feeAmount: 0 } })).status).toBe(403);
    expect((await app.call('POST', 'fee/allClasses', { token, body: {} })).status).toBe(403);
  });

  it('may make, with the screen /feeReport, the reading calls alone', async () => {
    const { app, owner, get } = scene;
    const reader = (await app.logInAs(owner, 'Auditor', ['/feeReport'])).token;
    expect((await get('fee?page=1', reader)).status).toBe(200);
    expect((await app.call('POST', 'fee', { token: reader, body: {} })).status).toBe(403);
    expect((await app.call('POST', 'fee/allClasses', { token: reader, body: {} })).status).toBe(403);
    expect((await get('fee/options', reader)).status).toBe(200);
  });
});
