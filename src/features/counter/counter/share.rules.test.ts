// Proves CO4.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noMoney, plus, sum } from '#kit/rules/money';
import { amount, anyAmount, someAmount } from '#features/counter/open-debt/amount.fixture';
import { keptOf, shareOut } from './share.rules';

const shared = (debts: number[], credit: number, rows: number[]) =>
  shareOut(debts.map(amount), amount(credit), rows.map(amount)).parts.map((part) => [
    part.debt,
    part.from,
    part.amount,
  ]);

it('each debt takes from the current row until one of the two is empty', () => {
  expect(shared([25, 15], 0, [30, 10])).toEqual([
    [0, 0, 25],
    [1, 0, 5],
    [1, 1, 10],
  ]);
});

it('the credit comes first, then the rows in their order', () => {
  expect(shared([25, 15], 30, [10])).toEqual([
    [0, 'credit', 25],
    [1, 'credit', 5],
    [1, 0, 10],
  ]);
});

it('one row that pays a debt to the cent leaves no receipt of nothing', () => {
  expect(shared([25, 25, 10], 0, [60])).toEqual([
    [0, 0, 25],
    [1, 0, 25],
    [2, 0, 10],
  ]);
});

it('what is paid is shared out to the cent, in order, and nobody gets more than is owed', () => {
  const debts = fc.array(someAmount, { maxLength: 8 });
  const rows = fc.array(someAmount, { maxLength: 5 });
  fc.assert(
    fc.property(debts, anyAmount, rows, (owed, credit, paid) => {
      const of = shareOut(owed, credit, paid);
      const taken = sum(of.parts.map((part) => part.amount));
      expect(plus(taken, keptOf(of))).toBe(sum([...paid, of.creditUsed]));
      expect(of.creditUsed <= credit).toBe(true);
      expect(plus(taken, sum(of.open))).toBe(sum(owed));
      for (const [index, whole] of owed.entries()) {
        const got = of.parts.filter(({ debt }) => debt === index).map((part) => part.amount);
        expect(plus(sum(got), of.open[index] ?? noMoney)).toBe(whole);
      }
      // Nothing is kept while something is open.
      expect(sum(of.open) === 0 || keptOf(of) === 0).toBe(true);
      const places = of.parts.map(({ debt, from }) => debt * 10 + (from === 'credit' ? 0 : from + 1));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(new Set(places).size).toBe(places.length);
      expect(of.parts.every((part) => part.amount > 0)).toBe(true);
    }),
  );
});
