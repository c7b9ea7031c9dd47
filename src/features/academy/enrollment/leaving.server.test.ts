// Proves FE8.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AtCounter, startAtCounter } from '#testing/at-counter';
import type { Enrollment, Fee, Student } from '#testing/academy-money';
import { expectSaved, startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';
import { summarySlice } from '#features/dashboards/summary/summary-slice.server';

type Values = Readonly<Record<string, unknown>>;

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices, summarySlice] }));
});
afterAll(() => at.app.stop());

const leave = (enrolled: Pick<Enrollment, '_id'>, body: Values = {}, token = at.owner, query = '') =>
  at.app.call('POST', `Enrollment/leave/${enrolled._id}${query}`, {
    token,
    body: { leftDate: '2026-11-10', leftReason: 'moved', prorate: true, ...body },
  });
const refund = () => ({ unearned: 'refund', refundAccountID: at.accounts.get('Cash') });

interface Seated {
  readonly student: Student;
  readonly enrolled: Enrollment;
  readonly november: Fee;
}

/** A student who was charged November, 38.00, and has paid so much of it. */
async function seated(paid: number): Promise<Seated> {
  const student = await at.make.student();
  const values = { Amount: 38, enrolledDate: '2026-11-01' };
  const enrolled = (await expectSaved(at.money.enrol(student, at.schoolClass, values))).body.info;
  const november = await charged(student, '2026-11');
  if (paid > 0) await expectSaved(at.money.pay(november, paid, { datePaid: '2026-11-23' }));
  return { student, enrolled, november };
}

async function charged(student: Student, feeMonth: string): Promise<Fee> {
  const month = { feetype: 'monthlyfee', feeName: feeMonth, feeMonth, feeAmount: undefined };
  return (await expectSaved(at.money.chargeStudent(student, at.schoolClass, month))).body.info[0];
}

const enrollmentOf = async ({ _id }: Pick<Enrollment, '_id'>): Promise<Enrollment> =>
  (await at.get(`Enrollment/${_id}`)).body;

describe('a student who leaves on the 10th of November', () => {
  it('FE example 4: paid 38.00, is paid 25.33 back and owes nothing', async () => {
    const { enrolled, november } = await seated(38);
    const [cash, summary] = [await at.balanceOf('Cash'), await at.summary()];
    const { body } = await expectSaved(leave(enrolled, refund()));
    expect(body.creditNotes).toMatchObject([
      {
        feeID: { _id: november._id, feeNo: november.feeNo, feeName: november.feeName },
        earned: 12.67,
        amount: 25.33,
        lowered: 0,
        returned: 25.33,
        kept: 0,
      },
    ]);
    expect(body.info).toMatchObject({ enrolledStatus: 'blocked', leftDate: '2026-11-10', leftReason: 'moved' });
    expect(await at.fee(november)).toMatchObject({ feeAmount: 12.67, feePaid: 12.67, feeBalance: 0, feeGross: 38 });
    expect(await at.balanceOf('Cash')).toBe(Math.round((cash - 25.33) * 100) / 100);
    const after = await at.summary();
    expect(after.totalReceiptMoney).toBe(summary.totalReceiptMoney);
    expect(Math.round(((after.totalExpense ?? 0) - (summary.totalExpense ?? 0)) * 100)).toBe(2533);
  });

  it('FE example 4: paid 20.00, is paid 7.33 back', async () => {
    const { enrolled, november } = await seated(20);
    const { body } = await expectSaved(leave(enrolled, refund()));
    expect(body.creditNotes).toMatchObject([{ amount: 25.33, lowered: 18, returned: 7.33, kept: 0 }]);
    expect(await at.fee(november)).toMatchObject({ feeAmount: 12.67, feePaid: 12.67, feeBalance: 0 });
  });

  it('FE example 4: paid 5.00, still owes 7.67', async () => {
    const { enrolled, november } = await seated(5);
    const { body } = await expectSaved(leave(enrolled, refund()));
    expect(body.creditNotes).toMatchObject([{ amount: 25.33, lowered: 25.33, returned: 0, kept: 0 }]);
    expect(await at.fee(november)).toMatchObject({ feeAmount: 12.67, feePaid: 5, feeBalance: 7.67 });
  });

  it('FE example 5: paid 38.00, leaves 25.33 with the academy, or has it as credit', async () => {
    const kept = await seated(38);
    const staying = await expectSaved(leave(kept.enrolled));
    expect(staying.body.creditNotes).toMatchObject([
      { earned: 12.67, amount: 0, lowered: 0, returned: 0, kept: 25.33 },
    ]);
    expect((await at.get(`creditNote?feeID=${kept.november._id}`)).body).toEqual([]);
    const { student, enrolled } = await seated(38);
    await expectSaved(leave(enrolled, { unearned: 'credit' }));
    expect(await at.creditOf(student)).toBe(25.33);
  });

  it('owes nothing of later months, and other fees are left alone', async () => {
    const { student, enrolled, november } = await seated(0);
    const december = await charged(student, '2026-12');
    const books = (await expectSaved(at.money.chargeStudent(student, at.schoolClass, { feeName: 'Lab' }))).body.info[0];
    const { body } = await expectSaved(leave(enrolled, { prorate: false }));
    expect(body.creditNotes).toMatchObject([{ feeID: { _id: december._id }, earned: 0, amount: 38, lowered: 38 }]);
    expect(await at.fee(december)).toMatchObject({ feeAmount: 0, feeStatus: 'fullPaid' });
    expect([(await at.fee(november)).feeBalance, (await at.fee(books)).feeBalance]).toEqual([38, 30]);
  });

  it('is earned from the enrolment on where the first month was charged from then', async () => {
    await at.set({ prorateFirstMonth: true });
    const student = await at.make.student();
    const items = [{ feeName: 'November', feetype: 'monthlyfee' }];
    const values = { Amount: 30, enrolledDate: '2026-11-16', feeItems: items };
    const enrolled = (await expectSaved(at.money.enrol(student, at.schoolClass, values))).body.info;
    await at.set({ prorateFirstMonth: false });
    // Of 15 days, 5 are stayed: 5.00 of 15.00.
    const { body } = await expectSaved(leave(enrolled, { leftDate: '2026-11-20' }));
    expect(body.creditNotes).toMatchObject([{ earned: 5, amount: 10 }]);
  });
});

describe('asked first, leaving', () => {
  it('says what it would do, also before an account is chosen, and does nothing', async () => {
    const { enrolled, november } = await seated(20);
    const asked = await expectSaved(leave(enrolled, { unearned: 'refund' }, at.owner, '?preview=1'));
    expect(asked.body.creditNotes).toMatchObject([
      { earned: 12.67, amount: 25.33, lowered: 18, returned: 7.33, kept: 0 },
    ]);
    expect(await enrollmentOf(enrolled)).toEqual(enrolled);
    expect(await at.fee(november)).toMatchObject({ feeAmount: 38, feePaid: 20 });
  });

  it('says the same as it does', async () => {
    const { enrolled } = await seated(20);
    const asked = (await leave(enrolled, { unearned: 'keep' }, at.owner, '?preview=1')).body.creditNotes;
    expect(asked).toMatchObject([{ amount: 18, lowered: 18, returned: 0, kept: 7.33 }]);
    expect((await expectSaved(leave(enrolled))).body.creditNotes).toEqual(asked);
  });
});

describe('leaving', () => {
  it('is refused before the enrolment, more than 31 days ahead, without an account for a refund, and twice', async () => {
    const { enrolled } = await seated(38);
    const errors = async (body: Values) => {
      const answer = await leave(enrolled, body);
      return [answer.status, Object.keys(answer.body.errors)];
    };
    expect(await errors({ leftDate: '2026-10-31' })).toEqual([400, ['leftDate']]);
    expect(await errors({ leftDate: '2026-12-25' })).toEqual([400, ['leftDate']]);
    expect(await errors({ leftReason: undefined })).toEqual([400, ['leftReason']]);
    expect(await errors({ unearned: 'refund' })).toEqual([400, ['refundAccountID']]);
    expect(await errors({ unearned: 'refund', refundAccountID: '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b' })).toEqual([
      400,
      ['refundAccountID'],
    ]);
    await expectSaved(leave(enrolled, { leftDate: '2026-12-24' }));
    expect(await errors({})).toEqual([409, ['enrolledStatus']]);
  });

  it('happens once where it is asked for twenty times at the same moment', async () => {
    const { enrolled, student } = await seated(38);
    const answers = await Promise.all(Array.from({ length: 20 }, () => leave(enrolled, { unearned: 'credit' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await at.creditOf(student)).toBe(25.33);
  });

  it('is undone by a live status, which asks for a seat again and clears day and reason', async () => {
    const { enrolled } = await seated(0);
    await expectSaved(leave(enrolled));
    const back = (body: Values) => at.app.call('PUT', `Enrollment/${enrolled._id}`, { token: at.owner, body });
    const closed = (classStatus: string) =>
      at.app.call('PUT', `class/${at.schoolClass._id}`, { token: at.owner, body: { classStatus } });
    await expectSaved(closed('completed'));
    expect((await back({ enrolledStatus: 'active' })).body.errors).toEqual({ classID: 'This class is not active' });
    await expectSaved(closed('active'));
    await expectSaved(back({ Amount: 39 }));
    expect(await enrollmentOf(enrolled)).toMatchObject({ leftDate: '2026-11-10', leftReason: 'moved' });
    await expectSaved(back({ enrolledStatus: 'active' }));
    expect(await enrollmentOf(enrolled)).toMatchObject({ enrolledStatus: 'active', leftDate: null, leftReason: null });
  });

  it('gives money or credit back only for those who may see payments', async () => {
    const { enrolled } = await seated(38);
    const { token } = await at.app.logInAs(at.owner, 'Registrar', ['/stdenrollment']);
    for (const body of [refund(), { unearned: 'credit' }])
      expect((await leave(enrolled, body, token)).status).toBe(403);
    const both = await at.app.logInAs(at.owner, 'Bursar', ['/stdenrollment', '/payments']);
    await expectSaved(leave(enrolled, refund(), both.token));
    const other = await seated(0);
    await expectSaved(leave(other.enrolled, {}, token));
  });

  it('is not there while debts are switched off', async () => {
    const { enrolled } = await seated(0);
    await at.set({ features: { debts: false } });
    expect((await leave(enrolled)).status).toBe(404);
    await at.set({ features: { debts: true } });
  });
});
