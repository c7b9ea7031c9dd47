import fc from 'fast-check';
import { type Money, readMoney } from '#kit/contract/money';

/** An amount as a test writes it. */
export function amount(value: number): Money {
  const read = readMoney(value);
  if (read === undefined) throw new Error(`${value} is no amount`);
  return read;
}

/** Any amount up to 500.00, and any above 0. */
export const anyAmount = fc.integer({ min: 0, max: 50_000 }).map((cents) => amount(cents / 100));
export const someAmount = fc.integer({ min: 1, max: 50_000 }).map((cents) => amount(cents / 100));
