type State = Readonly<Record<string, unknown>>;

/** A field that differs between two states of a record. */
export interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** What differs between the states; all of it where one of them is missing. */
export function changesBetween(before: State | null, after: State | null): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((field) => ({ field, before: shown(before?.[field]), after: shown(after?.[field]) }))
    .filter((change) => change.before !== change.after && !hidden.has(change.field));
}

/** What changes with every write and says nothing. */
const hidden = new Set(['__v', 'updatedAt']);

function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}
