import { sql } from 'kysely';
import { allFields, type Entity } from '#kit/contract/entity';
import type { RowTable } from '#kit/contract/field';
import { isObject } from '#kit/contract/parse';
import type { Call } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { tableOf } from '#kit/server/sql/fragment';
import { inserting } from '#kit/server/sql/rows';
import { askPrepared } from '#kit/server/sql/statement';

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
    if (rowTable && Array.isArray(sent)) await replaceRows(call, rowTable, Object.keys(items), id, sent);
  }
}

/** Stores the rows among the values of new records, of all of them at once. */
export async function writeRows(
  call: Call,
  of: Entity,
  records: readonly { readonly _id: string; readonly values: Readonly<Record<string, unknown>> }[],
): Promise<void> {
  for (const [name, { rowTable, items = {} }] of Object.entries(allFields(of))) {
    if (!rowTable) continue;
    const rows = records.flatMap(({ _id, values }) => linesOf(rowTable, Object.keys(items), _id, values[name], []));
    await insertRows(call, rowTable, rows);
  }
}

async function replaceRows(
  call: Call,
  kept: RowTable,
  names: readonly string[],
  id: string,
  rows: readonly unknown[],
): Promise<void> {
  const place = tableOf(call, kept.table);
  const old = await askPrepared<{ _id: string }>(
    call.db,
    sql`with gone as (delete from ${place} where ${sql.ref(kept.parent)} = ${id} returning _id, position)
      select _id from gone order by position`,
  );
  await insertRows(
    call,
    kept,
    linesOf(
      kept,
      names,
      id,
      rows,
      old.map(({ _id }) => _id),
    ),
  );
}

type Line = Readonly<Record<string, unknown>>;

/** The rows of a record as columns. A row keeps its id with its position, so that what did not change reads as before. */
function linesOf({ parent }: RowTable, names: readonly string[], id: string, sent: unknown, ids: string[]): Line[] {
  const rows = Array.isArray(sent) ? sent.filter(isObject) : [];
  return rows.map((row, position) => ({
    _id: ids[position] ?? newId(),
    [parent]: id,
    position,
    ...Object.fromEntries(names.map((name) => [name, row[name] ?? null])),
  }));
}

async function insertRows(call: Call, { table }: RowTable, rows: readonly Line[]): Promise<void> {
  if (rows.length > 0) await askPrepared(call.db, inserting({ table: tableOf(call, table), rows }));
}
