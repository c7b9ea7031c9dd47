// Proves S§9, GB10.
import { describe, expect, it } from 'vitest';
import { gradeOn, outcomeOn, scaleProblems, usualScale } from './grade-scale.rules';

describe('The grade', () => {
  it.each([
    [100, 'A+'],
    [95, 'A+'],
    [94.99, 'A'],
    [90, 'A'],
    [89.99, 'B+'],
    [85, 'B+'],
    [84.99, 'B'],
    [80, 'B'],
    [79.99, 'C'],
    [50, 'C'],
    [49.99, 'F'],
    [0, 'F'],
  ] as const)('of an average of %d is %s', (reached, expected) => {
    expect(gradeOn(usualScale, reached)).toBe(expected);
  });
});

describe('A student', () => {
  it.each([
    [50, 'pass'],
    [50.01, 'pass'],
    [100, 'pass'],
    [49.99, 'fail'],
    [0, 'fail'],
  ] as const)('with an average of %d: %s', (reached, expected) => {
    expect(outcomeOn(usualScale, reached)).toBe(expected);
  });
});

describe('A scale of its own', () => {
  const steps = [
    { grade: '1', from: 90 },
    { grade: '2', from: 60.5 },
    { grade: '3', from: 0 },
  ];

  it('grades and passes by its own steps', () => {
    const scale = { passFrom: 60.5, steps };
    expect([90, 89.99, 60.5, 60.49, 0].map((mark) => gradeOn(scale, mark))).toEqual(['1', '2', '2', '3', '3']);
    expect([60.5, 60.49].map((mark) => outcomeOn(scale, mark))).toEqual(['pass', 'fail']);
  });

  it('has 2 to 15 steps that go down to 0, each grade once', () => {
    const of = (...froms: number[]) =>
      scaleProblems({ steps: froms.map((from, at) => ({ grade: `G${at}`, from })) }).steps;
    expect(of(90, 60, 0)).toBeUndefined();
    expect(of(0)).toBe('A scale has 2 to 15 steps');
    expect(of(...Array.from({ length: 16 }, (_one, at) => 15 - at))).toBe('A scale has 2 to 15 steps');
    expect(of(60, 90, 0)).toBe('Each step begins below the one before it');
    expect(of(60, 60, 0)).toBe('Each step begins below the one before it');
    expect(of(90, 60)).toBe('The last step begins at 0');
    expect(scaleProblems({ steps: [...steps, { grade: '1', from: -1 }] }).steps).toBe(
      'Each grade stands once in a scale',
    );
    expect(scaleProblems({})).toEqual({});
  });
});
