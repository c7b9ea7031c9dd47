// Proves FE8.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Money, readMoney } from '#kit/contract/money';
import { plus } from '#kit/rules/money';
import { earnedOf, leftDateProblem, refundProblems, settle, type Unearned } from './leaving.rules';

const amount = (value: number): Money => {
  const read = readMoney(value);
  if (read === undefined) throw new Error(`${value} is no amount`);
  return read;
};
const november = (paid: number, feeMonth = '2026-11') => ({
  feeMonth,
  feeAmount: amount(38),
  feeBalance: amount(38 - paid),
  chargedFrom: null,
});
const leaving = (unearned: Unearned = 'keep', leftDate = '2026-11-10') =>
  ({ leftDate, earns: 'days', unearned }) as const;

describe('a month of somebody who leaves', () => {
  it('FE example 4: is earned by its days, 12.67 of 38.00 on the 10th of November, and the rest is credited', () => {
    expect(settle(november(38), leaving('refund'))).toEqual({ earned: 12.67, amount: 25.33, kept: 0 });
    expect(settle(november(20), leaving('refund'))).toEqual({ earned: 12.67, amount: 25.33, kept: 0 });
    expect(settle(november(5), leaving('refund'))).toEqual({ earned: 12.67, amount: 25.33, kept: 0 });
  });

  it('FE example 5: keeps what was paid of it: only what is still owed is credited', () => {
    expect(settle(november(38), leaving())).toEqual({ earned: 12.67, amount: 0, kept: 25.33 });
    expect(settle(november(20), leaving())).toEqual({ earned: 12.67, amount: 18, kept: 7.33 });
    expect(settle(november(5), leaving())).toEqual({ earned: 12.67, amount: 25.33, kept: 0 });
  });

  it('is earned whole before the month of leaving, and on its last day; not at all after it', () => {
    expect(settle(november(0, '2026-10'), leaving())).toBeUndefined();
    expect(settle(november(0), leaving('keep', '2026-11-30'))).toBeUndefined();
    expect(settle(november(0, '2026-12'), leaving())).toEqual({ earned: 0, amount: 38, kept: 0 });
    expect(settle(november(0), { ...leaving(), earns: 'months' })).toBeUndefined();
    expect(settle(november(0, '2026-12'), { ...leaving(), earns: 'months' })).toMatchObject({ amount: 38 });
  });

  it('runs from the enrolment where it was charged from then', () => {
    const joined = { ...november(0), feeAmount: amount(15), chargedFrom: '2026-11-16' };
    expect(earnedOf(joined, leaving('keep', '2026-11-20'))).toBe(5);
    expect(earnedOf(joined, leaving('keep', '2026-11-30'))).toBe(15);
  });

  it('is earned, credited or kept to the cent, and never more than is owed', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    const day = fc.integer({ min: 1, max: 30 }).map((nth) => `2026-11-${String(nth).padStart(2, '0')}`);
    fc.assert(
      fc.property(cents, cents, day, fc.constantFrom('keep', 'credit', 'refund'), (owed, paid, leftDate, unearned) => {
        const feeAmount = amount(owed / 100);
        const feeBalance = amount(Math.max(0, owed - paid) / 100);
        const settled = settle(
          { feeMonth: '2026-11', feeAmount, feeBalance, chargedFrom: null },
          leaving(unearned, leftDate),
        );
        if (!settled) return;
        expect(plus(settled.earned, plus(settled.amount, settled.kept))).toBe(feeAmount);
        if (unearned === 'keep') expect(settled.amount).toBeLessThanOrEqual(feeBalance);
        else expect(settled.kept).toBe(0);
      }),
    );
  });
});

it('a student leaves from the day of the enrolment to 31 days from today, and a refund names its account', () => {
  const dates = { enrolledDate: '2026-11-01', today: '2026-11-23' };
  for (const day of ['2026-11-01', '2026-12-24']) expect(leftDateProblem(day, dates)).toBeUndefined();
  for (const day of ['2026-10-31', '2026-12-25']) expect(leftDateProblem(day, dates)).toContain('Enter a day from');
  expect(refundProblems('refund', null)).toEqual({ refundAccountID: 'Choose where the money comes from' });
  expect([refundProblems('credit', null), refundProblems('refund', 'an id')]).toEqual([{}, {}]);
});
