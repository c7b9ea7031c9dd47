import { describe, expect, it } from 'vitest';
import { drawnSlices, percents } from './slices';

describe('the percents of counts', () => {
  it('make 100 together', () => {
    expect(percents([1, 1, 1])).toEqual([34, 33, 33]);
    expect(percents([2, 1])).toEqual([67, 33]);
    expect(percents([996, 2, 2])).toEqual([100, 0, 0]);
    expect(percents([50, 25, 25])).toEqual([50, 25, 25]);
  });

  it('are 0 where nothing is counted', () => {
    expect(percents([0, 0])).toEqual([0, 0]);
    expect(percents([])).toEqual([]);
  });
});

describe('the slices of a ring', () => {
  it('lie clockwise from the top in the order of the counts', () => {
    const [right, left] = drawnSlices([1, 1], 50, 80);
    expect(right?.x).toBeCloseTo(65, 0);
    expect(left?.x).toBeCloseTo(-65, 0);
    expect(right?.y).toBeCloseTo(0, 0);
  });

  it('are empty for a count of 0, and go all around for the only one', () => {
    const [none, all] = drawnSlices([0, 7], 50, 80);
    expect(none?.path).toBe('');
    // Two closed circles: a full ring has no gap.
    expect(all?.path.match(/Z/g)).toHaveLength(1);
    expect(all?.path.match(/M/g)).toHaveLength(2);
    expect(drawnSlices([0, 0], 50, 80).map(({ path }) => path)).toEqual(['', '']);
  });
});
