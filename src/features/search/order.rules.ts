/** Where a row stands among those of its kind. */
interface Placed {
  readonly kind: string;
  readonly step: number;
  readonly at: number;
  readonly exact: boolean;
}

/** The step of those whose names only sound like what was typed, behind every other. */
export const soundStep = 99;

/**
 * Rows in the order of their kinds, but a kind of which one is exactly what was typed before the others, and one whose names only
 * sound so behind them.
 */
export function inOrder<R extends Placed>(rows: readonly R[], kinds: readonly string[]): R[] {
  const kindsOf = (some: readonly R[]) => new Set(some.map(({ kind }) => kind));
  const sure = kindsOf(rows.filter(({ exact }) => exact));
  const spelt = kindsOf(rows.filter(({ step }) => step < soundStep));
  const rank = (kind: string) => (sure.has(kind) ? 0 : spelt.has(kind) ? 1 : 2);
  const place = ({ kind }: R) => kinds.indexOf(kind) + rank(kind) * kinds.length;
  return rows.toSorted((one, other) => place(one) - place(other) || one.step - other.step || one.at - other.at);
}
