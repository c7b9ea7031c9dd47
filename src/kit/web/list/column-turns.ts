import type { Column } from './column';

/**
 * The turn in which each column gives way, from 1: first `wide` ones, then `spare` ones, and at last facts and days, the last of each
 * first. Undefined for columns that stay: whom a row is about, amounts, statuses, and what somebody chose.
 */
export function turnsOf(columns: readonly Column<never>[]): (number | undefined)[] {
  const who = whoOf(columns);
  const turns = columns
    .slice(1)
    .toReversed()
    .filter((column) => column !== who && turnOf(column) > 0)
    .toSorted((one, other) => turnOf(one) - turnOf(other));
  return columns.map((column) => turns.indexOf(column) + 1 || undefined);
}

/** The order in which a column gives way; 0 if it stays. */
function turnOf({ kept, wide: needsRoom, spare: isSpare, part = 'fact' }: Column<never>): number {
  return kept ? 0 : needsRoom ? 1 : isSpare ? 2 : part === 'fact' || part === 'day' ? 3 : 0;
}

/** The column that says whom or what a row is about: the first or, if that is a day, the first with words. */
export function whoOf<C extends Pick<Column<never>, 'part' | 'cuts'>>(columns: readonly C[]): C | undefined {
  return columns.find(({ part, cuts }, index) => (index === 0 ? part !== 'day' : cuts));
}
