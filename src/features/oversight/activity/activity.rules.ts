type State = Readonly<Record<string, unknown>>;

/** A field that differs between two states of a record. */
export interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** The members that differ between two states; all of them where one state is missing. */
export function changesBetween(before: State | null, after: State | null): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((field) => ({ field, before: shown(before?.[field]), after: shown(after?.[field]) }))
    .filter((change) => change.before !== change.after && !hidden.has(change.field));
}

/** The members that change with every write and say nothing. */
const hidden = new Set(['__v', 'updatedAt']);

function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}
