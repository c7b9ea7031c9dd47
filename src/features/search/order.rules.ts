/** Where a row stands among those of its kind. */
interface Placed {
  readonly kind: string;
  readonly step: number;
  readonly at: number;
  readonly exact: boolean;
}

/** Rows in the order of their kinds, but a kind of which one is exactly what was typed before the others. */
export function inOrder<R extends Placed>(rows: readonly R[], kinds: readonly string[]): R[] {
  const sure = new Set(rows.filter(({ exact }) => exact).map(({ kind }) => kind));
  const place = ({ kind }: R) => kinds.indexOf(kind) + (sure.has(kind) ? 0 : kinds.length);
  return rows.toSorted((one, other) => place(one) - place(other) || one.step - other.step || one.at - other.at);
}
