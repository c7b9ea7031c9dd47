import { expect, it } from 'vitest';
import { readMoney } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import type { Owner, OwnerMonth } from './owner.contract';
import { amountsOf, isEmpty, monthsTogether } from './together.rules';

const amount = (value: number) => readMoney(value) ?? noMoney;
const month = (income: number): OwnerMonth => ({
  month: '2026-11',
  income: amount(income),
  expense: amount(1),
  net: amount(income - 1),
});
const nothing: Owner = {
  date: '2026-11-23',
  accounts: [],
  cash: noMoney,
  owedToCustomers: noMoney,
  takings: { total: noMoney, fromCredit: noMoney, byAccount: [], byUser: [], bySource: [] },
  spent: { total: noMoney, byType: [] },
  debts: { total: noMoney, late: noMoney, over90: noMoney },
  owedToSuppliers: null,
  unpaidPayroll: noMoney,
  month: { income: noMoney, expense: noMoney, net: noMoney, sameDayLastMonth: noMoney },
  months: [],
  attention: [],
  people: [],
  currencySign: '$',
};
const holding = (cash: number, more: Partial<Owner> = {}): Owner => ({ ...nothing, cash: amount(cash), ...more });

it('adds two brands up where they count in one currency, and otherwise says each by itself', () => {
  const [one, other] = [holding(0.1, { months: [month(5)] }), holding(0.2, { months: [month(7)] })];
  expect(amountsOf([one, other], ({ cash }) => cash)).toEqual([0.1, 0.2, 0.3]);
  expect(monthsTogether([one, other])).toEqual([{ month: '2026-11', income: 12, expense: 2, net: 10 }]);
  const foreign = { ...other, currencySign: '€' };
  expect(amountsOf([one, foreign], ({ cash }) => cash)).toEqual([0.1, 0.2]);
  expect(monthsTogether([one, foreign])).toEqual(one.months);
});

it('says one brand alone', () => {
  expect(amountsOf([holding(3)], ({ cash }) => cash)).toEqual([3]);
  expect(monthsTogether([])).toEqual([]);
});

it('is empty until something was taken, spent or charged', () => {
  expect(isEmpty(nothing)).toBe(true);
  expect(isEmpty(holding(1))).toBe(false);
  expect(isEmpty({ ...nothing, debts: { ...nothing.debts, total: amount(4) } })).toBe(false);
  expect(isEmpty({ ...nothing, months: [month(2)] })).toBe(false);
});
