// Proves CO8.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plus } from '#kit/rules/money';
import { amount, anyAmount, someAmount } from '#features/counter/open-debt/amount.fixture';
import { worthOf } from '#features/ledger/counter-payment/second.rules';
import { changeOf, changeOfAll, handedOver, handedProblems } from './cash.rules';

const cash = { rate: 26_000, isCash: true };

it('a note of 50.00 for 42.00 gives 8.00 back', () => {
  expect(changeOf({ amount: amount(42), given: amount(50) }, 0)).toBe(8);
  expect(changeOf({ amount: amount(42) }, 0)).toBe(0);
});

it('the second currency is worth what its rate says, rounded to cents', () => {
  expect(worthOf(amount(130_000), 26_000)).toBe(5);
  expect(worthOf(amount(100_000), 26_000)).toBe(3.85);
  expect(worthOf(amount(130), 26_000)).toBe(0.01);
  expect(worthOf(amount(129), 26_000)).toBe(0);
  expect(handedOver({ given: amount(2), givenSecond: amount(78_000) }, 26_000)).toBe(5);
  expect(handedOver({}, 26_000)).toBeUndefined();
});

it('less than is paid is refused, and only cash is handed over', () => {
  expect(handedProblems({ amount: amount(42), given: amount(41.99) }, cash)).toEqual({
    given: 'Less was given than is paid',
  });
  expect(handedProblems({ amount: amount(5), givenSecond: amount(129_000) }, cash)).toEqual({
    givenSecond: 'Less was given than is paid',
  });
  expect(handedProblems({ amount: amount(5), given: amount(5) }, { ...cash, isCash: false })).toEqual({
    given: 'Only cash is handed over',
  });
  expect(handedProblems({ amount: amount(5), givenSecond: amount(130_000) }, { rate: 0, isCash: true })).toEqual({
    givenSecond: 'Set the rate of the second currency in the settings',
  });
  expect(handedProblems({ amount: amount(5) }, cash)).toEqual({});
});

it('what is paid and the change of all rows are what was handed over', () => {
  const row = fc.tuple(someAmount, anyAmount).map(([paid, more]) => ({ amount: paid, given: plus(paid, more) }));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
      const cents = (of: readonly number[]) => of.reduce((all, one) => all + Math.round(one * 100), 0);
      const change = cents([changeOfAll(rows, 0)]);
      expect(change).toBe(cents(rows.map(({ given }) => given)) - cents(rows.map((one) => one.amount)));
    }),
  );
});
