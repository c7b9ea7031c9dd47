import { counted, t } from '#kit/contract/language';
import type { BrandResult } from './run';
import { brokenTold, holdsTold } from './told';

/** The result of a whole run. */
export interface Report {
  /** The moment as of which it read, ISO. */
  readonly at: string;
  readonly milliseconds: number;
  readonly brands: readonly BrandResult[];
}

/** The total number of violations. */
export function brokenIn({ brands }: Report): number {
  return brands.flatMap(({ results }) => results).reduce((sum, { count }) => sum + count, 0);
}

/** The report as text; `called` gives the display name of a brand. */
export function reportText(report: Report, called: (brand: string) => string): string {
  const lines = report.brands.flatMap(({ brand, results }) => [
    '',
    called(brand),
    ...results.flatMap((result) => [
      `  ${result.count === 0 ? 'ok   ' : 'WRONG'}  ${holdsTold(result)}`,
      ...result.found.map((values) => `           - ${brokenTold(result, values)}`),
      ...andMore(result.count - result.found.length),
    ]),
  ]);
  return [...lines, '', verdict(report), ''].join('\n');
}

function andMore(count: number): string[] {
  return count > 0 ? [`           ${counted(count, '… and {count} more', '… and {count} more')}`] : [];
}

function verdict(report: Report): string {
  const checks = report.brands.reduce((sum, { results }) => sum + results.length, 0);
  const seconds = (report.milliseconds / 1000).toFixed(1);
  const broken = brokenIn(report);
  if (broken === 0) return t('All {checks} checks passed. They took {seconds} s.', { checks, seconds });
  return counted(
    broken,
    '{count} place is wrong in {checks} checks, which took {seconds} s. Nothing was changed.',
    '{count} places are wrong in {checks} checks, which took {seconds} s. Nothing was changed.',
    { checks, seconds },
  );
}

/** The report for programs: the sentences beside the values. */
export function reportJson(report: Report): object {
  return {
    ok: brokenIn(report) === 0,
    at: report.at,
    milliseconds: report.milliseconds,
    brands: report.brands.map(({ brand, results }) => ({
      brand,
      checks: results.map((result) => ({
        name: result.name,
        holds: holdsTold(result),
        ok: result.count === 0,
        count: result.count,
        found: result.found.map((values) => ({ said: brokenTold(result, values), ...values })),
        milliseconds: result.milliseconds,
      })),
    })),
  };
}
