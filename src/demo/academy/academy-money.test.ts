import { describe, expect, it } from 'vitest';
import { demoClasses } from './academy-people';
import { demoEnrollments, demoMonths, demoPayments } from './academy-money';

const today = '2026-11-21';

/** Numbers that look like chance and are the same in every run. */
function seeded(): () => number {
  let state = 7;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe("the example's money", () => {
  it('enrols nobody twice in a class, and nobody into a class that has not begun', () => {
    const random = seeded();
    const classes = demoClasses(random, today);
    const enrolled = demoEnrollments(random, 200, classes, today);
    expect(enrolled.length).toBeGreaterThan(200);
    expect(new Set(enrolled.map((one) => `${one.studentIndex} ${one.classIndex}`)).size).toBe(enrolled.length);
    expect(
      enrolled.every((one) => (classes[one.classIndex]?.startedDate ?? 'x') <= today && one.studentIndex < 200),
    ).toBe(true);
  });

  it('charges a class for the months that it was held', () => {
    const [first] = demoClasses(seeded(), today);
    if (!first) throw new Error('No class');
    const held = { ...first, startedDate: '2026-09-03', endDate: '2026-12-20' };
    expect(demoMonths(held, today)).toEqual([
      { feeMonth: '2026-09', day: '2026-09-03' },
      { feeMonth: '2026-10', day: '2026-10-01' },
      { feeMonth: '2026-11', day: '2026-11-01' },
    ]);
  });

  it('pays no fee twice and none in the future', () => {
    const random = seeded();
    const paid = Array.from({ length: 500 }, () => demoPayments(random, 37.5, '2026-11-01', today));
    for (const parts of paid) {
      expect(parts.reduce((sum, part) => sum + Math.round(part.AmountPaid * 100), 0)).toBeLessThanOrEqual(3750);
      expect(parts.every((part) => part.datePaid <= today)).toBe(true);
    }
    expect(paid.some((parts) => parts.length === 0)).toBe(true);
    expect(paid.some((parts) => parts.length === 2)).toBe(true);
  });
});
