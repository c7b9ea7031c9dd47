// Proves DE11, FE3.
import { expect, it } from 'vitest';
import { type Money, readMoney } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { dueDateProblems, isOnlyDue, nextDueOf, overdueOf, planFor } from './due.rules';

const amount = (typed: number): Money => readMoney(typed) ?? noMoney;
const plan = [
  { dueDate: '2026-11-05', amount: amount(60) },
  { dueDate: '2026-12-05', amount: amount(60) },
  { dueDate: '2027-01-05', amount: amount(60) },
];

it('a debt without a plan is overdue from the day after it is due', () => {
  const debt = { owed: amount(25), paid: amount(10), dueDate: '2026-11-08' };
  expect(overdueOf(debt, '2026-11-08')).toBe(0);
  expect(overdueOf(debt, '2026-11-09')).toBe(15);
  expect(nextDueOf(debt)).toBe('2026-11-08');
  expect(nextDueOf({ ...debt, paid: amount(25) })).toBeNull();
  expect(overdueOf({ ...debt, paid: amount(25) }, '2027-01-01')).toBe(0);
});

it('what is paid covers the parts of a plan in order of their dates', () => {
  const debt = { owed: amount(180), paid: amount(75), dueDate: '2026-11-05', instalments: plan };
  expect(overdueOf(debt, '2026-12-06')).toBe(45);
  expect(overdueOf(debt, '2026-12-05')).toBe(0);
  expect(nextDueOf(debt)).toBe('2026-12-05');
});

it('the last parts of a plan shrink first, one of nothing goes, and the last grows', () => {
  expect(planFor(plan, amount(80))?.map((part) => part.amount)).toEqual([60, 20]);
  expect(planFor(plan, amount(200))?.map((part) => part.amount)).toEqual([60, 60, 80]);
  expect(planFor(plan, amount(60))).toBeNull();
  expect(planFor(plan, amount(0))).toBeNull();
  expect(planFor(null, amount(60))).toBeNull();
});

it('nothing is due before the day on which it was made, and when it is due is no money', () => {
  expect(dueDateProblems('2026-11-22', '2026-11-23')).toEqual({
    dueDate: 'It cannot be due before the day on which it was made',
  });
  expect(dueDateProblems('2026-11-23', '2026-11-23')).toEqual({});
  expect([isOnlyDue(['dueDate']), isOnlyDue([]), isOnlyDue(['dueDate', 'feeName'])]).toEqual([true, false, false]);
});
