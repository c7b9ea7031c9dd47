import type { Scale } from '#features/academy/grade-scale/grade-scale.contract';
import { gradeOn, outcomeOn } from '#features/academy/grade-scale/grade-scale.rules';
import { average } from '#features/academy/marks/marks.rules';
import type { Statistics } from './gradebook.contract';

/** The statistics of marks, or of scores in per cent. */
export function statisticsOf(scale: Scale, values: readonly number[]): Statistics {
  const sorted = values.toSorted((one, other) => one - other);
  const passing = sorted.filter((mark) => outcomeOn(scale, mark) === 'pass').length;
  const grades = sorted.map((mark) => gradeOn(scale, mark));
  return {
    number: sorted.length,
    mean: average(sorted) ?? null,
    median: medianOf(sorted),
    highest: sorted.at(-1) ?? null,
    lowest: sorted[0] ?? null,
    passed: sorted.length === 0 ? null : Math.round((passing * 10_000) / sorted.length) / 10_000,
    grades: Object.fromEntries(scale.steps.map(({ grade }) => [grade, grades.filter((one) => one === grade).length])),
  };
}

/** The middle one of sorted values, or the mean of the two in the middle. */
function medianOf(sorted: readonly number[]): number | null {
  const half = Math.floor(sorted.length / 2);
  const middle = sorted.slice(sorted.length % 2 === 0 ? Math.max(0, half - 1) : half, half + 1);
  return average(middle) ?? null;
}

/** The place of each average among all: 1, 2, 2, 4; undefined for a student without one (GB11). */
export function ranksOf(averages: readonly (number | undefined)[]): (number | undefined)[] {
  return averages.map((own) =>
    own === undefined ? undefined : 1 + averages.filter((other) => other !== undefined && other > own).length,
  );
}
