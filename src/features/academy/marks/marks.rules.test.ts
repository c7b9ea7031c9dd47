// Proves S§4, S§9, E17, GB15.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { average, markProblems, resultOf, resultTogether, total } from './marks.rules';

describe('The average', () => {
  it('is the total divided by the number of marks', () => expect(average([80, 90])).toBe(85));
  it('is rounded half up to two decimals', () => {
    expect(average([0, 0.01])).toBe(0.01);
    expect(average([50, 50, 50.01])).toBe(50);
    expect(average([50, 50.01, 50.01])).toBe(50.01);
    expect(average([1.01, 1])).toBe(1.01);
    expect(average([94.99, 95])).toBe(95);
  });
  it('lies between the worst and the best mark, within half a hundredth of the exact one', () => {
    const mark = fc.integer({ min: 0, max: 10_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(fc.array(mark, { minLength: 1, maxLength: 60 }), (marks) => {
        const reached = average(marks) ?? Number.NaN;
        const exact = marks.reduce((sum, one) => sum + Math.round(one * 100), 0) / marks.length;
        expect(Math.round(reached * 100) - exact).toBeGreaterThan(-0.5);
        expect(Math.round(reached * 100) - exact).toBeLessThanOrEqual(0.5);
      }),
    );
  });
  it('decides grade and outcome after rounding: 49.995 passes with C, 94.995 is A+', () => {
    expect(resultOf([49.99, 50])).toEqual({ total: 99.99, average: 50, grade: 'C', outcome: 'pass' });
    expect(resultOf([94.99, 95])).toEqual({ total: 189.99, average: 95, grade: 'A+', outcome: 'pass' });
  });
});

describe('Without marks', () => {
  it('there is a total of 0, no average, no grade, neither Pass nor Fail', () => {
    expect(resultOf([])).toEqual({ total: 0, average: undefined, grade: undefined, outcome: undefined });
  });
});

describe('The total', () => {
  it('is exact to the hundredth', () => expect(total([0.1, 0.2, 70.35])).toBe(70.65));
});

describe('A mark', () => {
  const standing = { courseOfClass: 'web', courseOfSubject: 'web', enrolled: true };
  it('needs a subject of the class’s course', () => {
    expect(markProblems(standing)).toEqual({});
    expect(markProblems({ ...standing, courseOfSubject: 'art' })).toEqual({
      subjectID: "This subject does not belong to the class's course",
    });
  });
  it('needs a student who is or was enrolled in the class', () => {
    expect(markProblems({ ...standing, enrolled: false })).toEqual({
      studentID: 'This student was never enrolled in this class',
    });
  });
});

describe('Marks of classes with scales', () => {
  const steps = [
    { grade: 'Good', from: 60 },
    { grade: 'Poor', from: 0 },
  ];
  const own = { passFrom: 60, steps };

  it('are graded by their own while they are of one, and by the usual one where they are of several', () => {
    expect(
      resultTogether([
        { Amount: 55, scale: own },
        { Amount: 45, scale: { ...own } },
      ]),
    ).toMatchObject({ grade: 'Poor', outcome: 'fail' });
    expect(
      resultTogether([
        { Amount: 55, scale: own },
        { Amount: 45, scale: null },
      ]),
    ).toMatchObject({ grade: 'C', outcome: 'pass' });
    expect(resultTogether([])).toMatchObject({ average: undefined, grade: undefined });
  });
});
