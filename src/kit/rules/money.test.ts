import { describe, expect, it } from 'vitest';
import { type Money, readMoney } from '../contract/money';
import { timesFactor } from './money';

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
