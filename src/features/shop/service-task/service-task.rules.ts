import type { Money } from '#kit/contract/money';
import { timesFactor } from '#kit/rules/money';

/** True for who sees the tasks of the whole company and sets any status; all others see their own (G4, S§6). */
export function seesAllTasks(userType: string): boolean {
  return userType === 'superAdmin' || userType === 'admin' || userType === 'Sales';
}

/** What an employee earns of an income at a rate in percent, rounded half up to cents (G5). */
export function commissionOf(income: Money, commissionRate: number): Money {
  return timesFactor(income, commissionRate / 100);
}
