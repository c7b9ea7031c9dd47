// Proves S§2, D6.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AcademyMoney, type Fee, type SchoolClass, startCounter } from '#testing/academy-money';
import { type AcademyRecords } from '#testing/academy-records';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { noSums } from '#testing/no-sums';
import { feeSlices } from '#testing/parts/fee';
import { fee } from '#features/academy/fee/fee.contract';
import { feeReportSlice } from './fee-report-slice.server';

let app: TestApp;
let owner: string;
let make: AcademyRecords;
let money: AcademyMoney;
let morning: SchoolClass;
let evening: SchoolClass;

/** Charges a student of a class one fee and takes a payment of it. */
async function feeOf(into: SchoolClass, feeAmount: number, paid: number): Promise<Fee> {
  const student = await make.student();
  await expectSaved(money.enrol(student, into));
  const fee = (await expectSaved(money.chargeStudent(student, into, { feeAmount }))).body.info[0];
  if (paid > 0) await expectSaved(money.pay(fee, paid));
  return fee;
}

beforeAll(async () => {
  ({ app, owner, make, money } = await startCounter(await startTestApp({ slices: [...feeSlices, feeReportSlice] })));
  [morning, evening] = [await make.class(), await make.class()];
  await feeOf(morning, 30, 30);
  await feeOf(morning, 40, 10.5);
  await feeOf(morning, 50, 0);
  await feeOf(evening, 60, 0);
});
afterAll(() => app.stop());

const report = async (query: string, token = owner) => {
  const { status, body, headers } = await app.call('GET', `fee?sort=feeNo&page=1${query}`, { token });
  const amounts: number[] = Array.isArray(body) ? body.map((row: Fee) => row.feeAmount) : [];
  return { status, amounts, totals: JSON.parse(headers['x-totals'] ?? 'null') };
};

describe('the fee report', () => {
  it('lists the fees of a class or of all, with the sums of what is owed and paid', async () => {
    expect(await report('')).toEqual({
      status: 200,
      amounts: [30, 40, 50, 60],
      totals: { ...noSums(fee), feeAmount: 180, feePaid: 40.5, feeBalance: 139.5, feeGross: 180 },
    });
    expect(await report(`&classID=${morning._id}`)).toMatchObject({
      amounts: [30, 40, 50],
      totals: { feeAmount: 120, feePaid: 40.5, feeBalance: 79.5 },
    });
  });

  it('counts as due what is not fully paid', async () => {
    expect(await report('&feeStatus=due')).toMatchObject({ amounts: [40, 50, 60], totals: { feeBalance: 139.5 } });
    expect((await report(`&feeStatus=due&classID=${morning._id}`)).amounts).toEqual([40, 50]);
    expect((await report('&feeStatus=fullPaid')).amounts).toEqual([30]);
    expect((await report('&feeStatus=percialPaid')).amounts).toEqual([40]);
    expect((await report('&feeStatus=unpaid')).amounts).toEqual([50, 60]);
    expect((await report('&feeStatus=owed')).status).toBe(400);
  });

  it('is TableContent.csv of the same rows', async () => {
    const csv = await app.call('GET', 'fee?feeStatus=due&format=csv', { token: owner });
    expect(csv.headers['content-disposition']).toContain('"TableContent.csv"');
    expect(csv.text.trim().split('\r\n')).toHaveLength(4);
  });

  it('answers nothing and sums of 0 where there are none', async () => {
    const empty = await make.class();
    expect(await report(`&classID=${empty._id}&feeStatus=due`)).toEqual({
      status: 200,
      amounts: [],
      totals: noSums(fee),
    });
  });

  it('shows a student no fee of another, due or not', async () => {
    const student = await make.student();
    const token = await make.portalTokenOf(student);
    expect((await report('&feeStatus=due', token)).amounts).toEqual([]);
  });

  it('only reads', async () => {
    const { token } = await app.logInAs(owner, 'Auditor', ['/feeReport']);
    expect((await report('&feeStatus=due', token)).status).toBe(200);
    expect((await app.call('GET', 'class/options', { token })).status).toBe(200);
    const { body } = await app.call('GET', 'fee?page=1', { token });
    expect((await app.call('PUT', `fee/${body[0]._id}`, { token, body: { feeName: 'x' } })).status).toBe(403);
  });
});
