// Proves OW4, OW5, H2, H4.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenTold } from '#database/verify/told';
import { runChecks } from '#database/verify/run';
import { type Counter, startCounter } from '#testing/academy-money';
import { type AccountRecords, accountRecords, savedAccount } from '#testing/money-accounts';
import { expectSaved, startTestApp } from '#testing/test-app';
import { feeSlices } from '#testing/parts/fee';
import { summarySlice } from '#features/dashboards/summary/summary-slice.server';
import { profitLossSlice } from './profit-loss-slice.server';
import { cashFlowSlice } from '#features/reports/cash-flow/cash-flow-slice.server';

let counter: Counter;
let accounts: AccountRecords;
const year = { startDate: '2026-01-01', endDate: '2026-12-31' };

beforeAll(async () => {
  counter = await startCounter(
    await startTestApp({ slices: [...feeSlices, summarySlice, profitLossSlice, cashFlowSlice] }),
    '2026-11-23T09:00:00Z',
  );
  accounts = accountRecords(counter);
});
afterAll(() => counter.app.stop());

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  counter.app.call(method, path, { token: counter.owner, ...(body === undefined ? {} : { body }) });
const enter = (transectionType: 'income' | 'expense', type: string, amount: number, date: string) =>
  expectSaved(
    call('POST', 'transection', { transectionType, type, name: 'Somebody', amount, date, description: 'By hand' }),
  );

interface Line {
  readonly month: string;
  readonly part: string;
  readonly type: string | null;
  readonly amount: number;
}
const ask = (body: object = year, query = '') => call('POST', `reports/profitLoss${query}`, body);
const lines = async (): Promise<Line[]> => (await ask()).body.ReportData;
const linesOf = async (month: string) =>
  (await lines()).filter((one) => one.month === month).map(({ part, type, amount }) => [part, type, amount]);
const flows = async (body: object) => (await call('POST', 'reports/cashFlow', body)).body;
const november = { startDate: '2026-11-01', endDate: '2026-11-30' };

/** A fee of 25.00, paid in October into a box of its own, which was counted there. */
async function countedReceipt(): Promise<string> {
  const { make, money } = counter;
  counter.app.setClock(new Date('2026-10-12T09:00:00Z'));
  const box = await savedAccount(accounts.make({ name: 'Old box', kind: 'cash' }));
  const [student, place] = [await make.student(), await make.class()];
  await expectSaved(money.enrol(student, place));
  const [fee] = (await expectSaved(money.chargeStudent(student, place, { feeAmount: 25 }))).body.info;
  const paid = { phonePaid: null, datePaid: '2026-10-12', paymentMethod: 'cash', accountID: box._id };
  const { _id } = (await expectSaved(money.pay(fee, 25, paid))).body.info;
  await accounts.close(box, '2026-10-12', 77);
  counter.app.setClock(new Date('2026-11-23T09:00:00Z'));
  return `receipt/${_id}`;
}

describe('profit and loss', () => {
  it('OW example 4: a receipt of October that is taken back in November lessens November by 25.00, and October stays', async () => {
    const receipt = await countedReceipt();
    const october = [
      ['income', 'student', 25],
      ['net', '', 25],
    ];
    expect(await linesOf('2026-10')).toEqual(october);
    await expectSaved(call('DELETE', receipt, { reason: 'Wrong student' }));
    expect(await linesOf('2026-10')).toEqual(october);
    expect(await linesOf('2026-11')).toEqual([
      ['income', 'student', -25],
      ['net', '', -25],
    ]);
  });

  it('has income and expense by type, what was given back as less income, and what a count found beside them', async () => {
    await enter('income', 'service income', 100, '2026-09-02');
    await enter('expense', 'Electricity', 30, '2026-09-03');
    await enter('expense', 'Electricity', 5, '2026-09-30');
    // Whatever somebody calls an expense, it is one; the product's own words for what it enters were free once.
    await enter('expense', 'Refund', 2, '2026-09-30');
    await counter.app.database.pool.query(`update academy.money_transaction set type = 'refund' where type = 'Refund'`);
    expect(await linesOf('2026-09')).toEqual([
      ['income', 'service income', 100],
      ['expense', 'Electricity', 35],
      ['expense', 'refund', 2],
      ['net', '', 63],
    ]);
  });

  it('OW example 5: a transfer of 200.00 moves both accounts in the cash flow, and of it profit and loss has its fee alone', async () => {
    const [from, to] = [
      await savedAccount(accounts.make({ name: 'Wallet A', kind: 'wallet', number: '252615000001' })),
      await savedAccount(accounts.make({ name: 'Box B', kind: 'cash' })),
    ];
    const before = await linesOf('2026-11');
    await expectSaved(accounts.transfer(from, to, { amount: 200, fee: 1, date: '2026-11-20' }));
    const { ReportData, totals } = await flows(november);
    const of = (name: string) => ReportData.find(({ account }: { account: string }) => account === name);
    expect(of('Wallet A')).toMatchObject({ opening: 0, transfers: -200, expense: 1, closing: -201 });
    expect(of('Box B')).toMatchObject({ opening: 0, transfers: 200, expense: 0, closing: 200 });
    expect(totals.transfers).toBe(0);
    const after = await linesOf('2026-11');
    expect(after).toEqual([...before.slice(0, -1), ['other', 'transfer fee', -1], ['net', '', -26]]);
  });

  it('comes to the income less the expense that the dashboard says of each month, and verify finds it so', async () => {
    const { months } = (await call('GET', 'summary')).body;
    const nets = (await lines()).filter(({ part }) => part === 'net');
    expect(nets.length).toBeGreaterThan(2);
    for (const { month, amount } of nets) {
      const { income, expense } = months.find((one: { month: string }) => one.month === month);
      expect([month, amount]).toEqual([month, Math.round(100 * (income - expense)) / 100]);
    }
    const run = async () =>
      (
        await runChecks(counter.app.database.pool, {
          brands: ['academy'],
          checks: counter.app.whole.product.checks.filter(({ name }) => name === 'profit-and-loss'),
          most: 5,
          progress: () => undefined,
        })
      ).flatMap(({ results }) => results.flatMap((one) => one.found.map((values) => brokenTold(one, values))));
    expect(await run()).toEqual([]);
    await counter.app.database.pool.query(
      `update academy.figure set amount = amount + 7 where name = 'transaction' and part like 'income%2026-09'`,
    );
    expect(await run()).toEqual(['Profit and loss of 2026-09 come to 63.00, its income less its expense to 70.00']);
    await counter.app.database.pool.query(`call academy.fill_figure('transaction')`);
  });

  it('has totals over all rows, pages and files as every report', async () => {
    const { body, headers } = await ask(year, '?page=2&pageSize=2');
    expect(body.ReportData).toHaveLength(2);
    const { income, expense, other, net } = body.totals;
    expect(net).toBeCloseTo(income - expense + other, 2);
    expect(Number(headers['x-total-count'])).toBe((await lines()).length);
    const csv = await ask(year, '?format=csv');
    expect(csv.headers['content-disposition']).toBe('attachment; filename="ProfitLoss.csv"');
    expect(csv.text).toContain('2026-11');
    const xlsx = await call('POST', 'reports/cashFlow?format=xlsx', november);
    expect(xlsx.headers['content-disposition']).toBe('attachment; filename="CashFlow.xlsx"');
  });

  it.each(['profitLoss', 'cashFlow'])(
    '%s is refused for days the wrong way round, and for more than a year',
    async (path) => {
      const errorsOf = async (body: object) => {
        const { status, body: said } = await call('POST', `reports/${path}`, body);
        return [status, said.errors];
      };
      expect(await errorsOf({ startDate: '2026-11-02', endDate: '2026-11-01' })).toEqual([
        400,
        { endDate: 'The end date is before the start date' },
      ]);
      expect(await errorsOf({ startDate: '2025-01-01', endDate: '2026-01-02' })).toEqual([
        400,
        { endDate: 'At most 366 days at once' },
      ]);
      expect((await call('POST', `reports/${path}`, { startDate: '2025-01-01', endDate: '2026-01-01' })).status).toBe(
        200,
      );
    },
  );
});

describe('the cash flow', () => {
  it('closes each month at what the account held that day, with which the next one begins', async () => {
    const box = await savedAccount(
      accounts.make({ name: 'Counted box', kind: 'cash', openingBalance: 50, openingDate: '2026-10-15' }),
    );
    const book = (amount: number, date: string) =>
      expectSaved(
        call('POST', 'transection', {
          transectionType: 'income',
          type: 'service income',
          name: 'Somebody',
          amount,
          date,
          description: 'By hand',
          accountID: box._id,
        }),
      );
    await book(9, '2026-10-10');
    await book(4, '2026-10-20');
    await book(6, '2026-11-02');
    const { ReportData } = await flows({ startDate: '2026-09-01', endDate: '2026-11-23' });
    const own = ReportData.filter(({ account }: { account: string }) => account === 'Counted box');
    expect(own).toMatchObject([
      // What was in the box before it was counted, nobody knows.
      { month: '2026-10', opening: 50, income: 4, closing: 54 },
      { month: '2026-11', opening: 54, income: 6, closing: 60 },
    ]);
    expect((await accounts.named('Counted box')).balance).toBe(60);
    for (const row of ReportData) {
      const moved = row.income - row.expense + row.transfers + row.advances - row.refunds;
      expect(row.closing).toBeCloseTo(row.opening + moved, 2);
    }
  });

  it('names no account of what is owed to people', async () => {
    const { ReportData } = await flows(november);
    expect(ReportData.map(({ account }: { account: string }) => account)).not.toContain('Customer credit');
  });
});
