import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Money, readMoney } from '#kit/contract/money';
import { dividedBy, minus, plus, sum, times, timesFactor } from './money';

const amount = (value: number): Money => {
  const read = readMoney(value);
  if (read === undefined) throw new Error(`${value} is no amount`);
  return read;
};

describe('an amount times a factor', () => {
  it.each([
    [100, 0.05, 5],
    [0.1, 0.05, 0.01],
    [1.1, 0.15, 0.17],
    [19.99, 0.0325, 0.65],
    [0.01, 0.4999, 0],
    [0.01, 0.5, 0.01],
    [9_999_999_999.99, 1, 9_999_999_999.99],
    [12.34, 1000, 12_340],
    [33.33, 0, 0],
  ])('is rounded half up to cents: %d × %d = %d', (money, factor, product) => {
    expect(timesFactor(amount(money), factor)).toBe(product);
  });
});

describe('an amount divided by a rate', () => {
  it.each([
    [260_000, 26_000, 10],
    [13_000, 26_000, 0.5],
    [1, 200, 0.01],
    [0.99, 200, 0],
    [100, 3, 33.33],
    [9_999_999_999.99, 1, 9_999_999_999.99],
    [1, 0.0001, 10_000],
  ])('%d at %d is %d, rounded once and half up', (money, rate, worth) => {
    expect(dividedBy(amount(money), rate)).toBe(worth);
  });

  it('has a rate above 0', () => {
    expect(() => dividedBy(amount(1), 0)).toThrow(RangeError);
  });
});

it('sums, differences and multiples are exact to the cent, whatever an amount looks like in binary', () => {
  const cents = fc.integer({ min: 0, max: 99_999_999 });
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 0, max: 100 }), (a, b, quantity) => {
      const [one, other] = [amount(a / 100), amount(b / 100)];
      expect(plus(one, other)).toBe((a + b) / 100);
      expect(minus(one, other)).toBe((a - b) / 100);
      expect(sum([one, other, one])).toBe((a + b + a) / 100);
      expect(times(one, quantity)).toBe((a * quantity) / 100);
    }),
    { examples: [[29, 115, 3]] },
  );
});
