import { sql } from 'kysely';
import type { Entity } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import type { Check } from './check';

/** The entities that share a path, by path, one for each table: fee receipts and invoice receipts under `receipt`. */
export function sharedPaths(entities: readonly Entity[]): ReadonlyMap<string, readonly Entity[]> {
  const tables = [...new Map(entities.map((of) => [of.table, of])).values()];
  const paths = new Map(tables.map(({ path }) => [path, tables.filter((of) => of.path === path)]));
  return new Map([...paths].filter(([, sharing]) => sharing.length > 1));
}

/**
 * Checks that no live record has the id of another one under its path: a call finds its record by the id alone (R 3.6). Ids are never
 * changed: where two records of old data share one, nothing is wrong once both are voided.
 */
export function sharedIdChecks(entities: readonly Entity[]): Check[] {
  return [...sharedPaths(entities)].map(([path, sharing]) => {
    const each = sharing.map(
      ({ table, erase }) =>
        sql`select _id, ${erase === 'void' ? sql`"voidedAt" is null` : sql`true`} as live from ${sql.table(table)}`,
    );
    return {
      name: `${path}-id`,
      holds: words('{many}: each that is not voided has an id of its own'),
      broken: words('{many}: {times} have the id {id}. Void the one that is not voided yet, and enter it again'),
      named: { many: sharing[0]?.many ?? path },
      finds: sql`select _id::text as id, count(*)::integer as times from (${sql.join(each, sql` union all `)}) r
        group by _id having count(*) > 1 and bool_or(live)`,
    };
  });
}
