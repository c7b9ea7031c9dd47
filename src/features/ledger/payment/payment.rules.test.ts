// Proves R 5.3.
import { expect, it } from 'vitest';
import { type Money, readMoney } from '#kit/contract/money';
import { amountProblem, paymentProblem } from './payment.rules';

const amount = (value: number): Money => {
  const read = readMoney(value);
  if (read === undefined) throw new Error(`${value} is no amount`);
  return read;
};

it('takes a payment up to the balance and not a cent more', () => {
  expect(paymentProblem(amount(25), amount(25))).toBeUndefined();
  expect(paymentProblem(amount(0.3), amount(0.3))).toBeUndefined();
  expect(paymentProblem(amount(25.01), amount(25))).toBe('You can only pay 25.00 or less');
  expect(paymentProblem(amount(1), amount(0))).toBe('You can only pay 0.00 or less');
});

it('takes no payment of nothing', () => {
  expect(amountProblem(amount(0.01))).toBeUndefined();
  expect(amountProblem(amount(0))).toBe('The amount must be more than 0');
});
