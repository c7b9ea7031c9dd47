// Proves FE2, FE3, FE6.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Money, readMoney } from '#kit/contract/money';
import { sum } from '#kit/rules/money';
import type { Part } from './due.contract';
import { planFor } from './due.rules';
import { dueAfterPlan, equalParts, monthsAfter, planProblems } from './plan.rules';

const amount = (value: number): Money => {
  const read = readMoney(value);
  if (read === undefined) throw new Error(`${value} is no amount`);
  return read;
};
const cents = fc.integer({ min: 1, max: 99_999_999 }).map((whole) => amount(whole / 100));
const count = fc.integer({ min: 2, max: 12 });
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((one) => one.toISOString().slice(0, 10));
const amounts = (plan: readonly Part[] | null) => plan?.map((one) => one.amount);

describe('equal parts', () => {
  it('FE example 6: 100.00 in three is 33.34, 33.33 and 33.33', () => {
    expect(amounts(equalParts(amount(100), 3, '2026-11-05'))).toEqual([33.34, 33.33, 33.33]);
  });

  it('have the cents that are left over on the first, and none of nothing', () => {
    expect(amounts(equalParts(amount(0.05), 3, '2026-11-05'))).toEqual([0.03, 0.01, 0.01]);
    expect(amounts(equalParts(amount(0.05), 12, '2026-11-05'))).toEqual([0.05]);
  });

  it('are due on the same day of each month, or its last where it is shorter', () => {
    expect(equalParts(amount(40), 4, '2026-12-31').map(({ dueDate }) => dueDate)).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
    ]);
    expect(monthsAfter('2028-01-30', 1)).toBe('2028-02-29');
  });

  it('come to the amount, are equal but for the cents on the first, and are due one after the other', () => {
    fc.assert(
      fc.property(cents, count, day, (whole, parts, first) => {
        const plan = equalParts(whole, parts, first);
        expect(sum(plan.map((one) => one.amount))).toBe(whole);
        const [most = 0, ...rest] = plan.map((one) => one.amount);
        expect(new Set(rest).size).toBeLessThanOrEqual(1);
        if (rest.length > 0) expect(rest).toHaveLength(parts - 1);
        expect(Math.round((most - (rest[0] ?? 0)) * 100)).toBeLessThan(rest.length > 0 ? parts : Infinity);
        expect(plan.every((one, index) => index === 0 || one.dueDate > (plan[index - 1]?.dueDate ?? ''))).toBe(true);
      }),
    );
  });
});

describe('a plan whose fee changes', () => {
  const plan = equalParts(amount(180), 3, '2026-11-05');

  it('FE example 3: shrinks from the last part, 180.00 by 100.00 to 60.00 and 20.00, by 110.00 to 60.00 and 10.00', () => {
    expect(amounts(planFor(plan, amount(80)))).toEqual([60, 20]);
    expect(amounts(planFor(plan, amount(70)))).toEqual([60, 10]);
  });

  it('ends where one part is left, and grows by its last part', () => {
    expect(planFor(plan, amount(60))).toBeNull();
    expect(planFor(plan, amount(0))).toBeNull();
    expect(amounts(planFor(plan, amount(190)))).toEqual([60, 60, 70]);
    expect(planFor(plan, amount(180))).toEqual(plan);
  });

  it('comes to the amount or has ended, and no earlier part changes while a later one is left', () => {
    fc.assert(
      fc.property(cents, count, day, cents, (whole, parts, first, wanted) => {
        const before = equalParts(whole, parts, first);
        fc.pre(before.length >= 2);
        const after = planFor(before, wanted);
        if (after === null) {
          expect(before[0]?.amount).toBeGreaterThanOrEqual(wanted);
          return;
        }
        expect(sum(after.map((one) => one.amount))).toBe(wanted);
        expect(after.slice(0, -1)).toEqual(before.slice(0, after.length - 1));
        expect(after.at(-1)?.dueDate).toBe(before[after.length - 1]?.dueDate);
      }),
    );
  });
});

describe('a plan that is entered', () => {
  const facts = { amount: amount(100), paid: amount(0), shown: (one: Money) => one.toFixed(2) };
  const [first, second, third] = equalParts(amount(100), 3, '2026-11-05') as [Part, Part, Part];

  it('comes to the fee, in 2 to 12 parts above 0 in the order of their days, while something is left to pay', () => {
    expect(planProblems([first, second, third], facts)).toEqual({});
    expect(planProblems([], { ...facts, paid: amount(100) })).toEqual({});
    expect(planProblems([first, second], facts)).toEqual({
      instalments: 'The instalments come to 66.67, the fee to 100.00',
    });
    expect(planProblems([{ ...first, amount: amount(100) }], facts)).toEqual({
      instalments: 'Enter 2 to 12 instalments',
    });
    expect(planProblems(equalParts(amount(100), 13, '2026-11-05'), facts)).toEqual({
      instalments: 'Enter 2 to 12 instalments',
    });
    expect(planProblems([first, { ...second, dueDate: first.dueDate }, third], facts)).toEqual({
      'instalments.1.dueDate': 'Each instalment is due after the one before it',
    });
    expect(planProblems([first, { ...second, amount: amount(0) }, third], facts)).toEqual({
      'instalments.1.amount': 'The amount must be more than 0',
    });
    expect(planProblems([first, second, third], { ...facts, paid: amount(100) })).toEqual({
      instalments: 'This fee is fully paid',
    });
  });

  it('leaves its last day behind when it ends', () => {
    expect(dueAfterPlan([first, second, third])).toBe('2027-01-05');
    expect(dueAfterPlan([])).toBeUndefined();
  });
});
