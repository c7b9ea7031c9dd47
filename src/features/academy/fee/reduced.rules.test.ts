// Proves FE4, FE5, FE9.
import { expect, it } from 'vitest';
import { type Money, readMoney } from '#kit/contract/money';
import type { Fitting } from '#features/academy/discount/discount.contract';
import { discounted, prorated, reducedFees, wholeFee } from './reduced.rules';

const amount = (value: number): Money => {
  const read = readMoney(value);
  if (read === undefined) throw new Error(`${value} is no amount`);
  return read;
};
const fitting = (percent: number, more: Partial<Fitting> = {}): Fitting => ({
  key: 'one',
  gross: amount(38),
  _id: `of ${percent}`,
  percent,
  amount: null,
  discountKind: 'staff',
  reason: 'Mother teaches here',
  ...more,
});

it('each discount is a credit note with its reason, a scholarship one of its own kind', () => {
  expect(discounted(amount(38), [fitting(25), fitting(10, { discountKind: 'scholarship' })])).toEqual({
    gross: 38,
    net: 24.7,
    notes: [
      { amount: 9.5, creditKind: 'discount', reason: 'Mother teaches here', discountID: 'of 25' },
      { amount: 3.8, creditKind: 'scholarship', reason: 'Mother teaches here', discountID: 'of 10' },
    ],
  });
});

it('who joins within a month is taken off the days before of what discounts have left, of which nothing may be left', () => {
  const joined = prorated(discounted(amount(38), [fitting(25)]), '2026-11', '2026-11-16');
  expect([joined.net, joined.notes.map((one) => [one.creditKind, one.amount])]).toEqual([
    14.25,
    [
      ['discount', 9.5],
      ['proration', 14.25],
    ],
  ]);
  const free = discounted(amount(30), [fitting(100)]);
  expect(prorated(free, '2026-11', '2026-11-16')).toEqual(free);
  expect(prorated(wholeFee(amount(30)), '2026-11', '2026-11-01')).toEqual({ gross: 30, net: 30, notes: [] });
});

it('fees that are charged together are reduced each by its own discounts', () => {
  const reduced = reducedFees([fitting(25), fitting(10), fitting(50, { key: 'other', gross: amount(20) })]);
  expect([...reduced].map(([key, { gross, net }]) => [key, gross, net])).toEqual([
    ['one', 38, 24.7],
    ['other', 20, 10],
  ]);
  expect(reducedFees([fitting(1, { gross: amount(0.01) })]).size).toBe(0);
});
