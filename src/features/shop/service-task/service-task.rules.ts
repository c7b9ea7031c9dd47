import type { Money } from '#kit/contract/money';
import { timesFactor } from '#kit/rules/money';

/** The commission of an employee on an income at a rate in percent, rounded half up to cents (G5). */
export function commissionOf(income: Money, commissionRate: number): Money {
  return timesFactor(income, commissionRate / 100);
}
