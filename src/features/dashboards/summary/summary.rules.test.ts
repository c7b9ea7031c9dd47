// Proves R 5.8, C2, C4, C5.
import { expect, it } from 'vitest';
import type { Money } from '#kit/contract/money';
import type { Figure } from '#features/dashboards/figure/figure.contract';
import { monthRange, netShare, summaryOf } from './summary.rules';

const money = (amount: number) => amount as Money;
const figure = (name: string, part: string, rows: number, amount = 0): Figure => ({
  name,
  part: part.split(' ')[0] ?? '',
  month: part.split(' ')[1] ?? '',
  rows,
  amount: money(amount),
});

it('receipts are fee receipts in the academy, invoice and service receipts in decoration; debts are of all documents', () => {
  const figures = [
    figure('fee_receipt', '', 2, 30.1),
    figure('invoice_receipt', '', 1, 7),
    figure('service_receipt', '', 1, 5.25),
    figure('fee', '', 3, 10),
    figure('invoice', '', 1, 4.5),
    figure('service', '', 2, 0.25),
  ];
  expect(summaryOf(figures, 'academy', '2026-03-10')).toMatchObject({ totalReceiptMoney: 30.1, totalDue: 14.75 });
  expect(summaryOf(figures, 'decoration', '2026-03-10')).toMatchObject({ totalReceiptMoney: 12.25, totalDue: 14.75 });
});

it('amounts are added without a rounding error, and months beyond the twelve count in the totals alone', () => {
  const figures = [
    figure('transaction', 'income 2026-03', 1, 0.1),
    figure('transaction', 'income 2026-02', 1, 0.2),
    figure('transaction', 'income', 4, 1000),
    figure('transaction', 'expense 2026-04', 1, 0.7),
  ];
  const summary = summaryOf(figures, 'academy', '2026-03-31');
  expect(summary).toMatchObject({
    totalincome: 1000.3,
    totalExpense: 0.7,
    balance: 999.6,
    NumberOfTransections: 7,
    currentMonthIncome: 0.1,
    currentMonthExpense: 0,
  });
  expect(summary.months.map(({ income }) => income)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2, 0.1]);
});

it('the gauge is the net income as a share of the income, never below 0, and 0 where nothing came in', () => {
  const gauge = (net: number, income: number) =>
    netShare({ netIncomeThisMonth: money(net), currentMonthIncome: money(income) });
  expect([gauge(43, 100), gauge(100, 100), gauge(-30, 100), gauge(-30, 0), gauge(0, 0)]).toEqual([43, 100, 0, 0, 0]);
});

it('a month goes from its first day to its last', () => {
  expect(monthRange('2026-02')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(monthRange('2028-12')).toEqual({ from: '2028-12-01', to: '2028-12-31' });
});
