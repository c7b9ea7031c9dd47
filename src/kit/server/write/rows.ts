import { sql } from 'kysely';
import { allFields, type Entity } from '#kit/contract/entity';
import type { RowTable } from '#kit/contract/field';
import { isObject } from '#kit/contract/parse';
import type { Call } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { tableOf } from '#kit/server/sql/fragment';

/** True for an entity with rows in a table of their own. */
export function hasRows(of: Entity): boolean {
  return Object.values(allFields(of)).some(({ rowTable }) => rowTable !== undefined);
}

/** Stores the rows among a record's values in their own tables, replacing the previous ones. */
export async function keepRows(
  call: Call,
  of: Entity,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [name, { rowTable, items = {} }] of Object.entries(allFields(of))) {
    const sent = values[name];
    if (rowTable && Array.isArray(sent))
      await replaceRows(call, rowTable, Object.keys(items), id, sent.filter(isObject));
  }
}

async function replaceRows(
  call: Call,
  { table, parent }: RowTable,
  names: readonly string[],
  id: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const place = tableOf(call, table);
  const { rows: old } = await sql<{ _id: string }>`
    with gone as (delete from ${place} where ${sql.ref(parent)} = ${id} returning _id, position)
    select _id from gone order by position`.execute(call.db);
  if (rows.length === 0) return;
  const lines = rows.map((row, position) => {
    // A row keeps its id with its position, so that what did not change reads as before.
    const cells = [old[position]?._id ?? newId(), id, position, ...names.map((name) => row[name] ?? null)];
    return sql`(${sql.join(cells)})`;
  });
  const columns = ['_id', parent, 'position', ...names].map((name) => sql.ref(name));
  await sql`insert into ${place} (${sql.join(columns)}) values ${sql.join(lines)}`.execute(call.db);
}
