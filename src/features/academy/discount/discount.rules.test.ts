// Proves FE4, FE7.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Money, readMoney } from '#kit/contract/money';
import { sum } from '#kit/rules/money';
import { discountProblems, reducedProblem, reductionsOf } from './discount.rules';

const amount = (value: number): Money => {
  const read = readMoney(value);
  if (read === undefined) throw new Error(`${value} is no amount`);
  return read;
};
const off = (gross: number, ...discounts: readonly { percent?: number; amount?: Money }[]) =>
  reductionsOf(amount(gross), discounts).map((one) => one.amount);

describe('what discounts take off a fee', () => {
  it('is each percentage of the whole fee, half up to the cent, and each amount as it is', () => {
    expect(off(38, { percent: 25 }, { percent: 10 })).toEqual([9.5, 3.8]);
    expect(off(10.05, { percent: 50 })).toEqual([5.03]);
    expect(off(38, { percent: 12.34 })).toEqual([4.69]);
    expect(off(38, { amount: amount(5) }, { percent: 10 })).toEqual([5, 3.8]);
    expect(off(30, { percent: 100 })).toEqual([30]);
  });

  it('is cut where all of it is taken off, and what is left to nothing makes no reduction', () => {
    expect(off(30, { percent: 60 }, { percent: 60 }, { percent: 10 })).toEqual([18, 12]);
    expect(off(3, { amount: amount(5) })).toEqual([3]);
    expect(off(0.01, { percent: 25 })).toEqual([]);
    expect(off(0, { percent: 25 })).toEqual([]);
  });

  it('is together never more than the fee, and each never more than its own size, whatever they are', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    const percent = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => ({ percent: hundredths / 100 }));
    const fixed = cents.map((whole) => ({ amount: amount(whole / 100) }));
    fc.assert(
      fc.property(cents, fc.array(fc.oneof(percent, fixed), { maxLength: 8 }), (whole, discounts) => {
        const gross = amount(whole / 100);
        const reductions = reductionsOf(gross, discounts);
        expect(sum(reductions.map((one) => one.amount))).toBeLessThanOrEqual(gross);
        for (const { discount, amount: taken } of reductions) {
          expect(taken).toBeGreaterThan(0);
          expect(reductionsOf(gross, [discount])[0]?.amount).toBeGreaterThanOrEqual(taken);
        }
        // A later student changes nothing for earlier ones.
        expect(reductionsOf(gross, discounts.slice(0, -1))).toEqual(
          reductions.filter(({ discount }) => discount !== discounts.at(-1)),
        );
      }),
    );
  });
});

describe('a discount', () => {
  const right = { percent: 25, feetypes: ['monthlyfee'], startDate: '2026-11-01' };

  it('is a percentage or an amount above 0, of one type of fee at least, and ends after its start', () => {
    expect(discountProblems(right)).toEqual({});
    expect(discountProblems({ ...right, percent: null, amount: amount(5), endDate: '2026-11-01' })).toEqual({});
    const one = { percent: 'Enter a percentage or an amount' };
    expect(discountProblems({ ...right, amount: amount(5) })).toEqual(one);
    expect(discountProblems({ ...right, percent: null })).toEqual(one);
    expect(discountProblems({ ...right, percent: null, amount: amount(0) })).toEqual({
      amount: 'The amount must be more than 0',
    });
    expect(discountProblems({ ...right, feetypes: [] })).toEqual({ feetypes: 'Select fee type' });
    expect(discountProblems({ ...right, endDate: '2026-10-31' })).toEqual({
      endDate: 'The end date is before the start date',
    });
  });

  it('stays once it has reduced fees', () => {
    expect(reducedProblem(0)).toBeUndefined();
    expect(reducedProblem(1)).toBe('This discount has reduced 1 fee: set its end date');
    expect(reducedProblem(3)).toBe('This discount has reduced 3 fees: set its end date');
  });
});
