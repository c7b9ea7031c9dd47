import type { Field, Fields } from './field';
import { kindOf } from './kinds';
import { isObject } from './parse';
import { writtenNumber, writtenWhole } from './written-number';

/** A typed value in the form in which the wire carries it: numbers however they are written, in rows too. */
export function asSent(field: Pick<Field, 'kind' | 'items'> | undefined, typed: unknown): unknown {
  if (field === undefined) return typed;
  const { kind, items } = field;
  if (items && Array.isArray(typed)) return typed.map((row: unknown) => (isObject(row) ? allAsSent(items, row) : row));
  if (typeof typed !== 'string' || typed === '' || !kindOf(field).counts) return typed;
  return kind === 'whole' ? writtenWhole(typed) : writtenNumber(typed);
}

/** All values that were typed, by field, in the form in which the wire carries them. */
export function allAsSent(fields: Fields, typed: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(typed).map(([name, one]) => [name, asSent(fields[name], one)]));
}
