import { kindOf } from '#kit/contract/kinds';
import { allFields, type Entity } from '#kit/contract/entity';

/**
 * Validated values as columns: lists become JSON text; secrets have no column, because their slice stores them
 * elsewhere.
 */
export function columnsOf(of: Entity, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = allFields(of);
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = fields[name];
      const stored = field && kindOf(field).stored;
      // A secret has no column; rows have a table of their own.
      if (stored === 'elsewhere' || field?.rowTable || value === undefined) return [];
      return [[name, stored === 'json' && value !== null ? JSON.stringify(value) : value]];
    }),
  );
}
