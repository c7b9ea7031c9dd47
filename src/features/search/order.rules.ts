/** The place of a row among those of its kind. */
interface Placed {
  readonly kind: string;
  readonly step: number;
  readonly at: number;
  readonly exact: boolean;
}

/** The step of rows whose names only sound like what was typed, after all others. */
export const soundStep = 99;

/**
 * Rows in the order of their kinds, except that a kind with an exact match comes before the others, and a kind whose names only sound
 * like it comes after them.
 */
export function inOrder<R extends Placed>(rows: readonly R[], kinds: readonly string[]): R[] {
  const kindsOf = (some: readonly R[]) => new Set(some.map(({ kind }) => kind));
  const sure = kindsOf(rows.filter(({ exact }) => exact));
  const spelt = kindsOf(rows.filter(({ step }) => step < soundStep));
  const rank = (kind: string) => (sure.has(kind) ? 0 : spelt.has(kind) ? 1 : 2);
  const place = ({ kind }: R) => kinds.indexOf(kind) + rank(kind) * kinds.length;
  return rows.toSorted((one, other) => place(one) - place(other) || one.step - other.step || one.at - other.at);
}
