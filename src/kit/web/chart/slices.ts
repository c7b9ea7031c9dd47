import { arc, pie } from '@visx/shape';
import type { ChartTone } from './tone';

/** A slice as it is drawn, around 0/0: its outline and the position of its label. */
export interface DrawnSlice {
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

/** The slices of a ring, clockwise from the top in the order of the counts. The outline for a count of 0 is empty. */
export function drawnSlices(counts: readonly number[], inner: number, outer: number): DrawnSlice[] {
  const several = counts.filter((count) => count > 0).length > 1;
  const outline = arc<{ startAngle: number; endAngle: number; padAngle: number }>({
    innerRadius: inner,
    outerRadius: outer,
  });
  const angles = pie<number>({ value: (count) => count, padAngle: several ? 0.025 : 0 })([...counts]);
  return angles.map((angle) => {
    const [x, y] = outline.centroid(angle);
    return { path: angle.value > 0 ? (outline(angle) ?? '') : '', x, y };
  });
}

/** Whole percentages of counts, which add up to 100; all 0 if nothing is counted. */
export function percents(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (100 * count) / total);
  const missing = 100 - exact.reduce((sum, one) => sum + Math.floor(one), 0);
  // The remainder of rounding down goes to the counts that lost most by it.
  const lucky = new Set(
    exact
      .map((one, index) => ({ index, lost: one - Math.floor(one) }))
      .sort((a, b) => b.lost - a.lost)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return exact.map((one, index) => Math.floor(one) + (lucky.has(index) ? 1 : 0));
}

/** A part of a whole: what it is, how many, and what that means. */
export interface Slice {
  readonly label: string;
  readonly count: number;
  readonly tone: ChartTone;
}
