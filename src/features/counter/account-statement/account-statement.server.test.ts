// Proves DE12, AL20.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AtCounter, paying, startAtCounter } from '#testing/at-counter';
import { runChecks } from '#database/verify/run';
import { pdfText } from '#testing/pdf-text';
import { expectSaved, startTestApp } from '#testing/test-app';
import { statementChecks } from './account-statement-checks.server';
import type { AccountStatement } from '#features/ledger/account-statement/account-statement.contract';
import { counterSlices } from '#testing/parts/counter';

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices] }));
});
afterAll(() => at.app.stop());

const statement = async (query: string, token?: string): Promise<AccountStatement> => {
  const { status, body } = await at.get(`accountStatement?${query}`, token);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
/** Everything happens at a moment of its own. */
let seconds = 0;
const tick = () => at.app.setClock(new Date(Date.parse('2026-11-23T09:00:00Z') + ++seconds * 1_000));
const lines = ({ rows }: AccountStatement) =>
  rows.map(({ kind, text, debit, credit, balance }) => [kind, text, debit, credit, balance]);
const takeOff = (values: object) => {
  tick();
  return expectSaved(
    at.app.call('POST', 'creditNote', {
      token: at.owner,
      body: { creditKind: 'waiver', reason: 'Hardship', ...values },
    }),
  );
};
const take = (body: Parameters<AtCounter['taken']>[0]) => {
  tick();
  return at.taken(body);
};

describe('the statement of account', () => {
  it('DE example 6: a fee, a receipt and a credit note close at nothing', async () => {
    const { student, fees } = await at.owing([25]);
    const pays = paying(fees, [20]);
    await take({ studentID: student._id, debts: pays, payments: at.rows(['Cash', 20]) });
    await takeOff({ feeID: fees[0]?._id, amount: 5 });
    const read = await statement(`studentID=${student._id}`);
    expect(read).toMatchObject({ opening: 0, closing: 0, unusedCredit: 0, overdue: 0, nextDue: null });
    expect(read.person).toMatchObject({ kind: 'student', _id: student._id });
    expect(lines(read)).toEqual([
      ['charge', 'Fee 1', 25, 0, 25],
      ['payment', 'Fee 1', 0, 20, 5],
      ['creditNote', 'Fee 1: Hardship', 0, 5, 0],
    ]);
  });

  it('DE example 11: an advance, and a fee that is paid from it', async () => {
    const student = await at.make.student();
    await at.money.enrol(student, at.schoolClass);
    await take({ studentID: student._id, payments: at.rows(['Cash', 50]), keepRest: true });
    tick();
    const charged = await at.money.chargeStudent(student, at.schoolClass, { feeName: 'Exam', feeAmount: 30 });
    const { feeBalance, _id } = await at.fee(charged.body.info[0]);
    // What is charged is paid from credit at once, unless the settings say otherwise.
    if (feeBalance > 0) await take({ studentID: student._id, debts: paying([{ _id }], [30]), useCredit: 30 });
    const read = await statement(`studentID=${student._id}`);
    expect(lines(read)).toEqual([
      ['advance', '', 0, 50, -50],
      ['charge', 'Exam', 30, 0, -20],
      ['payment', 'Exam, from credit', 0, 30, -20],
    ]);
    expect(read).toMatchObject({ closing: -20, unusedCredit: 20 });
    const open = await at.debts(`studentID=${student._id}`);
    expect([open.total, open.people[0]?.credit]).toEqual([0, 20]);
  });

  it('closes at what is open for both where the credit of one pays what another owes', async () => {
    const elder = await at.make.student();
    await take({ studentID: elder._id, payments: at.rows(['Cash', 50]), keepRest: true });
    const { student, fees } = await at.owing([30]);
    await take({ studentID: elder._id, debts: paying(fees, [30]), useCredit: 30 });
    const [paid, owed] = [await statement(`studentID=${elder._id}`), await statement(`studentID=${student._id}`)];
    expect(lines(paid)).toEqual([
      ['advance', '', 0, 50, -50],
      ['refund', 'Used for what somebody else owes', 30, 0, -20],
    ]);
    expect(paid).toMatchObject({ closing: -20, unusedCredit: 20 });
    expect(lines(owed)).toEqual([
      ['charge', 'Fee 1', 30, 0, 30],
      ['payment', 'Fee 1', 0, 30, 0],
    ]);
    expect(owed).toMatchObject({ closing: 0, unusedCredit: 0 });
  });

  it('shows what a credit note gave back, in money and as credit, and what of credit went back', async () => {
    const { student, fees } = await at.owing([40, 60]);
    const account = at.accounts.get('Cash');
    await take({ studentID: student._id, debts: paying(fees, [40, 60]), payments: at.rows(['Cash', 100]) });
    await takeOff({ feeID: fees[0]?._id, amount: 10, refundAccountID: account });
    await takeOff({ feeID: fees[1]?._id, amount: 15 });
    tick();
    const body = { studentID: student._id, accountID: account, amount: 4, reason: 'Asked for it' };
    await expectSaved(at.app.call('POST', 'credit/refund', { token: at.owner, body }));
    const read = await statement(`studentID=${student._id}`);
    expect(lines(read).slice(-4)).toEqual([
      ['creditNote', 'Fee 1: Hardship', 0, 10, -10],
      ['refund', 'Fee 1: Hardship', 10, 0, 0],
      ['creditNote', 'Fee 2: Hardship', 0, 15, -15],
      ['refund', 'Asked for it', 4, 0, -11],
    ]);
    expect(read).toMatchObject({ closing: -11, unusedCredit: 11 });
  });

  it('leaves voided documents out', async () => {
    const { student, fees } = await at.owing([25]);
    const paid = await take({ studentID: student._id, debts: paying(fees, [5]), payments: at.rows(['Cash', 5]) });
    await expectSaved(at.remove(`payment/${paid._id}`));
    expect(lines(await statement(`studentID=${student._id}`))).toEqual([['charge', 'Fee 1', 25, 0, 25]]);
  });

  it('brings forward what was before its first day, and ends on its last', async () => {
    const { student, fees } = await at.owing([25, 10]);
    await take({
      studentID: student._id,
      debts: paying(fees, [20]),
      payments: at.rows(['Cash', 20]),
      date: '2026-11-20',
    });
    const early = await statement(`studentID=${student._id}&to=2026-11-22`);
    expect(early).toMatchObject({ opening: 0, closing: -20 });
    expect(early.rows).toHaveLength(1);
    const late = await statement(`studentID=${student._id}&from=2026-11-23`);
    expect(late).toMatchObject({ opening: -20, closing: 15 });
    expect((await at.get(`accountStatement?studentID=${student._id}&from=2026-11-23&to=2026-11-01`)).status).toBe(400);
  });

  it('is of exactly one person who is there', async () => {
    const { student } = await at.owing([]);
    for (const query of ['', `studentID=${student._id}&customerID=${student._id}`, 'studentID=x'])
      expect((await at.get(`accountStatement?${query}`)).status, query).toBe(400);
    for (const query of [`customerID=${student._id}`, 'studentID=018f0000-0000-7000-8000-000000000000'])
      expect((await at.get(`accountStatement?${query}`)).status, query).toBe(404);
  });

  it('is a file of its rows and a PDF too', async () => {
    const { student } = await at.owing([25]);
    const csv = await at.get(`accountStatement?studentID=${student._id}&format=csv`);
    expect(csv.headers['content-disposition']).toContain('"AccountStatement.csv"');
    expect(csv.text.replace('﻿', '').trim().split('\r\n')).toEqual([
      'Date,Kind,Number,Description,Debit,Credited,Balance',
      expect.stringMatching(/^2026-11-23,Charge,\d+,Fee 1,25(\.00)?,0(\.00)?,25(\.00)?$/),
    ]);
    const xlsx = await at.get(`accountStatement?studentID=${student._id}&format=xlsx`);
    expect(xlsx.headers['content-disposition']).toContain('"AccountStatement.xlsx"');
    const pdf = await at.get(`accountStatement/pdf?studentID=${student._id}&from=2026-11-01&to=2026-11-30`);
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    // 'From' and 'To' are those who send and receive it, and nothing else.
    const shown = pdfText(pdf.bytes).split('\n');
    for (const label of ['From', 'To', 'Start date', 'End date'])
      expect(
        shown.filter((text) => text === label),
        label,
      ).toHaveLength(1);
  });

  it("a student's own portal reads its own, and nobody else's", async () => {
    const [{ student }, { student: other }] = [await at.owing([25]), await at.owing([10])];
    const token = await at.make.portalTokenOf(student);
    expect((await statement('', token)).closing).toBe(25);
    expect((await statement(`studentID=${student._id}`, token)).closing).toBe(25);
    expect((await at.get(`accountStatement?studentID=${other._id}`, token)).status).toBe(403);
    expect((await at.get(`accountStatement?customerID=${other._id}`, token)).status).toBe(403);
  });

  it('opens from the lists of students and of customers to their own people alone', async () => {
    const { student } = await at.owing([25]);
    const { token } = await at.app.logInAs(at.owner, 'Registrar', ['/student']);
    expect((await statement(`studentID=${student._id}`, token)).closing).toBe(25);
    const customer = await at.shop.customer();
    expect((await at.get(`accountStatement?customerID=${customer._id}`, token)).status).toBe(403);
    expect((await at.get('accountStatement', token)).status).toBe(403);
  });

  it('of everybody closes at open debts less unused credit', async () => {
    const [found] = await runChecks(at.app.database.pool, { brands: ['academy'], checks: statementChecks, most: 5 });
    expect(found?.results.map(({ count }) => count)).toEqual([0]);
  });
});
