// Proves S§5, G10, G12.
import { describe, expect, it } from 'vitest';
import { type Money, readMoney } from '#kit/contract/money';
import {
  amountErrors,
  monthOfPayroll,
  monthShown,
  paidProblem,
  payrollMonth,
  secondSalaryProblem,
} from './payroll.rules';

const five: Money | undefined = readMoney(5);
const none: Money | undefined = readMoney(0);

describe('the amount of a payroll', () => {
  it('is asked of others alone, and is more than 0 where it is given', () => {
    expect(amountErrors('salary', undefined)).toEqual({});
    expect(amountErrors('salary', none)).toEqual({});
    expect(amountErrors('commission', null)).toEqual({});
    expect(amountErrors('others', null)).toEqual({ Amount: 'Enter amount' });
    expect(amountErrors('others', five)).toEqual({});
    for (const feetype of ['commission', 'others'] as const)
      expect(amountErrors(feetype, none)).toEqual({ Amount: 'The amount must be more than 0' });
  });
});

describe('the month of a payroll', () => {
  it('is spelt in English and found again', () => {
    expect(monthOfPayroll('January', 2026)).toBe('2026-01');
    expect(monthOfPayroll('December', 2026)).toBe('2026-12');
    expect(payrollMonth('2026-12')).toEqual({ monthly: 'December', Year: 2026 });
    expect(monthShown('March', 2026)).toBe('March 2026');
    expect(() => payrollMonth('2026-13')).toThrow('No such month');
  });
});

describe('a refusal', () => {
  it('names those whom it is about', () => {
    expect(secondSalaryProblem([], 'March 2026')).toBeUndefined();
    expect(secondSalaryProblem(['A'], 'March 2026')).toBe('A already has a salary for March 2026');
    expect(secondSalaryProblem(['A', 'B', 'C'], 'March 2026')).toBe('A, B, and C already have a salary for March 2026');
    expect(paidProblem([3, 4])).toBe('Payrolls 3 and 4 are already paid');
  });
});
