/** Collects a statement's values and gives each its placeholder. */
export interface Values {
  readonly list: unknown[];
  add(value: unknown): string;
}

export function values(): Values {
  const list: unknown[] = [];
  return { list, add: (value) => `$${list.push(value)}` };
}

/** A name as SQL writes it. Names come from contracts, never from a request. */
export function quoted(name: string): string {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) throw new Error(`Not a column name: ${name}`);
  return `"${name}"`;
}
