// Proves CO13.
import { expect, it } from 'vitest';
import { type Money, readMoney } from '#kit/contract/money';
import { payFees } from './credit-at-charge.rules';

const amount = (value: number): Money => {
  const read = readMoney(value);
  if (read === undefined) throw new Error(`${value} is no amount`);
  return read;
};
const fee = (payer: string, number: number, balance: number) => ({ payer, number, balance: amount(balance) });

it("a student's credit pays the oldest fee first, as far as it goes, and nobody else's", () => {
  const fees = [fee('amina', 8, 25), fee('amina', 3, 20), fee('bilan', 4, 25), fee('amina', 9, 25)];
  const paid = payFees(fees, new Map([['amina', amount(50)]]));
  expect(paid.map(({ fee: { number }, amount: part }) => [number, part])).toEqual([
    [3, 20],
    [8, 25],
    [9, 5],
  ]);
});
