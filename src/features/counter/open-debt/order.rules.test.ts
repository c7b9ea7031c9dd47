// Proves CO3.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plus, sum } from '#kit/rules/money';
import { amount, anyAmount, someAmount } from './amount.fixture';
import { fillIn, inOrderOfDue } from './order.rules';

const debt = (nextDue: string, day: string, number: number) => ({ nextDue, day, number });

it('debts are paid in the order in which they are due, then by day, then by number', () => {
  const [first, second, third, last] = [
    debt('2026-11-05', '2026-11-05', 9),
    debt('2026-11-20', '2026-10-01', 8),
    debt('2026-11-20', '2026-11-01', 2),
    debt('2026-11-20', '2026-11-01', 10),
  ];
  expect(inOrderOfDue([last, third, second, first])).toEqual([first, second, third, last]);
});

it('an amount for all of them fills them in their order', () => {
  expect(fillIn([amount(24.7), amount(12), amount(10)], amount(30))).toEqual({ amounts: [24.7, 5.3, 0], over: 0 });
  expect(fillIn([amount(10)], amount(12.5))).toEqual({ amounts: [10], over: 2.5 });
});

it('an amount is filled in to the cent, and no debt gets more than its balance', () => {
  fc.assert(
    fc.property(fc.array(someAmount, { maxLength: 8 }), anyAmount, (balances, typed) => {
      const { amounts, over } = fillIn(balances, typed);
      expect(plus(sum(amounts), over)).toBe(typed);
      expect(amounts.every((one, index) => one >= 0 && one <= (balances[index] ?? 0))).toBe(true);
      const firstShort = amounts.findIndex((one, index) => one < (balances[index] ?? 0));
      expect(firstShort === -1 || amounts.slice(firstShort + 1).every((one) => one === 0)).toBe(true);
    }),
  );
});
