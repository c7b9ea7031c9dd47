import { isObject } from '#kit/contract/parse';

export type Values = Readonly<Record<string, unknown>>;

/** The names of values that differ from the stored ones, however their members are ordered. */
export function changedNames(stored: Values, values: Values): string[] {
  return Object.keys(values).filter((name) => written(values[name]) !== written(stored[name]));
}

/** A value written out, with members in one order. */
function written(value: unknown): string {
  const inOrder = (_name: string, one: unknown) =>
    isObject(one) ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1))) : one;
  return JSON.stringify(value ?? null, inOrder);
}
