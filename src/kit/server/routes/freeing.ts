import type { Entity } from '#kit/contract/entity';

/** The entity with fields that may be left out, though its contract asks for them. */
export function freeing<E extends Entity>(of: E, names: readonly string[]): E {
  if (names.length === 0) return of;
  const fields = Object.entries(of.fields).map(([name, field]) => [
    name,
    names.includes(name) ? { ...field, required: undefined } : field,
  ]);
  return { ...of, fields: Object.fromEntries(fields) as E['fields'] };
}
