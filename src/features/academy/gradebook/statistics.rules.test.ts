// Proves GB11, GB12.
import { describe, expect, it } from 'vitest';
import { usualScale } from '#features/academy/grade-scale/grade-scale.rules';
import { ranksOf, statisticsOf } from './statistics.rules';

describe('the rank of a student', () => {
  it('GB example 5: is shared by equal averages, and the next is left out; who has no average has none', () => {
    expect(ranksOf([91, 88.5, 88.5, 70, undefined])).toEqual([1, 2, 2, 4, undefined]);
  });
});

describe('the statistics of a class', () => {
  it('GB example 7: have the middle of an even number between the two in the middle', () => {
    expect(statisticsOf(usualScale, [90, 60, 80, 70])).toEqual({
      number: 4,
      mean: 75,
      median: 75,
      highest: 90,
      lowest: 60,
      passed: 1,
      grades: { 'A+': 0, A: 1, 'B+': 0, B: 1, C: 2, F: 0 },
    });
  });

  it('have the one in the middle of an odd number, and nothing of nobody', () => {
    expect(statisticsOf(usualScale, [10, 40, 100])).toMatchObject({ median: 40, mean: 50, passed: 0.3333 });
    expect(statisticsOf(usualScale, [33])).toMatchObject({ median: 33, passed: 0 });
    expect(statisticsOf(usualScale, [])).toMatchObject({
      number: 0,
      mean: null,
      median: null,
      highest: null,
      passed: null,
    });
  });
});
