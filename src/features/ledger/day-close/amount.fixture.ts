import { type Money, readMoney } from '#kit/contract/money';

/** The amount of a number in a test. */
export function amount(value: number): Money {
  const read = readMoney(value);
  if (read === undefined) throw new Error(`${value} is no amount`);
  return read;
}
