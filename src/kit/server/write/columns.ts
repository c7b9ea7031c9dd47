import { allFields, type Entity } from '#kit/contract/entity';

const written = new Set(['list', 'choices', 'json']);

/** Checked values as columns: lists become JSON text; secrets have no column, their slice keeps them elsewhere. */
export function columnsOf(of: Entity, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = allFields(of);
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const kind = fields[name]?.kind;
      // A secret has no column; rows have a table of their own.
      if (kind === 'password' || fields[name]?.kept || value === undefined) return [];
      return [[name, kind && written.has(kind) && value !== null ? JSON.stringify(value) : value]];
    }),
  );
}
