// Proves CO5.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Money } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { showMoney } from '#kit/rules/money';
import { amount, anyAmount, someAmount } from '#features/counter/open-debt/amount.fixture';
import { missingOf, owedOf, paidOf, type Calculated, restOf, sumProblems } from './sum.rules';

const plain: Calculated = {
  debts: [],
  isOnCredit: false,
  rows: [],
  useCredit: noMoney,
  keepRest: false,
  hasPayer: false,
};
const dollars = (one: Money) => showMoney(one, '$');
const problems = (of: Partial<Calculated>) => sumProblems({ ...plain, ...of }, dollars);

it('too little is refused with what is missing', () => {
  expect(problems({ debts: [amount(60)], rows: [amount(35.5)] })).toEqual({ payments: 'Still $24.50 to pay' });
});

it('a walk-in pays a sale to the cent', () => {
  expect(problems({ sale: amount(9.9), rows: [amount(9)] })).toEqual({ payments: 'Still $0.90 to pay' });
  expect(problems({ sale: amount(9.9), rows: [amount(5), amount(4.9)] })).toEqual({});
});

it('the rest of a sale stays due where there is a customer, the debts beside it do not', () => {
  const sale = { sale: amount(100), isOnCredit: true, hasPayer: true };
  expect(problems({ ...sale, rows: [amount(40)] })).toEqual({});
  expect(problems({ ...sale, rows: [] })).toEqual({});
  expect(problems({ ...sale, debts: [amount(50)], rows: [amount(40)] })).toEqual({ payments: 'Still $10.00 to pay' });
});

it('too much is given back or kept as the credit of somebody', () => {
  const tooMuch = { debts: [amount(25)], rows: [amount(75)] };
  const refused = { payments: 'Give $50.00 back or keep it as credit' };
  expect(problems(tooMuch)).toEqual(refused);
  expect(problems({ ...tooMuch, hasPayer: true })).toEqual(refused);
  expect(problems({ ...tooMuch, keepRest: true })).toEqual(refused);
  expect(problems({ ...tooMuch, keepRest: true, hasPayer: true })).toEqual({});
});

it('money may come in for nothing yet, but nothing may not be paid', () => {
  expect(problems({ rows: [amount(50)], keepRest: true, hasPayer: true })).toEqual({});
  expect(problems({ keepRest: true, hasPayer: true })).toEqual({ payments: 'Enter what is kept as credit' });
  expect(problems({ rows: [amount(50)] })).toEqual({ debts: 'Choose what is paid' });
});

it('credit pays what is owed and is not turned into credit again', () => {
  const owed = { debts: [amount(25)], hasPayer: true, keepRest: true };
  expect(problems({ ...owed, useCredit: amount(25) })).toEqual({});
  expect(problems({ ...owed, useCredit: amount(30) })).toEqual({ useCredit: 'Only $25.00 is to be paid' });
  expect(problems({ ...owed, useCredit: amount(25), hasPayer: false })).toEqual({
    useCredit: 'Choose whose credit is used',
  });
});

it('what is taken comes out even: owed and rest is what is paid and what stays due', () => {
  fc.assert(
    fc.property(
      fc.array(someAmount, { maxLength: 6 }),
      fc.option(someAmount, { nil: undefined }),
      fc.array(someAmount, { maxLength: 5 }),
      anyAmount,
      fc.boolean(),
      fc.boolean(),
      (debts, sale, rows, useCredit, keepRest, hasPayer) => {
        const of = { debts, sale, rows, useCredit, keepRest, hasPayer, isOnCredit: hasPayer };
        const [missing, rest] = [missingOf(of), restOf(of)];
        expect(missing > 0 && rest > 0).toBe(false);
        if (Object.keys(sumProblems(of, dollars)).length > 0) return;
        expect(missing).toBe(0);
        expect(rest === 0 || (keepRest && hasPayer)).toBe(true);
        const due = Math.max(0, Math.round((owedOf(of) - paidOf(of)) * 100));
        expect(due <= Math.round((sale ?? 0) * 100)).toBe(true);
        expect(useCredit <= owedOf(of)).toBe(true);
      },
    ),
  );
});
