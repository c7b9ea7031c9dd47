import { describe, expect, it } from 'vitest';
import { fittingLabels, lineScales } from './line-scales';

const room = { start: 50, end: 600, top: 10, bottom: 210 };

describe('the scales of lines', () => {
  it('place the first and the last point at the ends, and 0 at the bottom', () => {
    const { x, y, ticks } = lineScales(12, [0, 870, 1900], room);
    expect([x(0), x(11)]).toEqual([50, 600]);
    expect(y(0)).toBe(210);
    expect(y(2000)).toBe(10);
    expect(ticks).toEqual([0, 500, 1000, 1500, 2000]);
  });

  it('run from right to left where the writing does', () => {
    const { x, nearest } = lineScales(12, [5], { ...room, start: 600, end: 50 });
    expect([x(0), x(11)]).toEqual([600, 50]);
    expect(nearest(595)).toBe(0);
  });

  it('hold figures below 0', () => {
    const { y, ticks } = lineScales(3, [-400, 900], room);
    expect(ticks[0]).toBeLessThanOrEqual(-400);
    expect(y(-400)).toBeLessThanOrEqual(210);
    expect(y(-400)).toBeGreaterThan(y(0));
  });

  it('name 0 alone where there is nothing', () => {
    const { y, ticks } = lineScales(12, [0, 0], room);
    expect(ticks).toEqual([0]);
    expect(y(0)).toBe(210);
  });

  it('find the point nearest to a place, at most the outer ones', () => {
    const { nearest } = lineScales(12, [1], room);
    expect([nearest(-100), nearest(50), nearest(127), nearest(9999)]).toEqual([0, 0, 2, 11]);
    expect(lineScales(1, [1], room).nearest(600)).toBe(0);
  });
});

describe('the labels of the axis', () => {
  it('are thinned out from the last one back', () => {
    expect(fittingLabels(12, 600, 46)).toHaveLength(12);
    expect(fittingLabels(12, 280, 46)).toEqual([1, 3, 5, 7, 9, 11]);
    expect(fittingLabels(12, 0, 46)).toEqual([11]);
  });
});
