import { t } from '#kit/contract/language';

/** The most people named in an address, separated by commas: as many as can be asked for by id at once. */
export const mostNamed = 200;

const isRecord = /^[0-9a-f-]{36}$/;

/** The ids of people in a parameter of an address; empty parts are left out. */
export function namesIn(part: unknown): string[] {
  return typeof part === 'string' ? part.split(',').filter((name) => isRecord.test(name)) : [];
}

/** The ids of people as a parameter of an address. */
export function namesSaid(ids: readonly string[]): string {
  return ids.join(',');
}

/** Why these people cannot be written to at once; undefined if they can. */
export function countProblem(count: number, most: number): string | undefined {
  return count > most ? t('At most {count} receivers at once', { count: most }) : undefined;
}
