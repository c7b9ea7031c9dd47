import { t } from '#kit/contract/language';

/** Several people are named in an address, with commas between: as many as a choice list names at once. */
export const mostNamed = 200;

const isRecord = /^[0-9a-f-]{36}$/;

/** The people that a part of an address names; what names nobody is left out. */
export function namesIn(part: unknown): string[] {
  return typeof part === 'string' ? part.split(',').filter((name) => isRecord.test(name)) : [];
}

/** People as a part of an address. */
export function namesSaid(ids: readonly string[]): string {
  return ids.join(',');
}

/** Why nobody is written to; undefined where all of them can be at once. */
export function countProblem(count: number, most: number): string | undefined {
  return count > most ? t('At most {count} receivers at once', { count: most }) : undefined;
}
