import { sql } from 'kysely';
import type { Entity } from '#kit/contract/entity';
import type { Errors } from '#kit/contract/parse';
import type { Call } from '#kit/server/call';
import { allOf, type Fragment, tableOf } from '#kit/server/sql/fragment';
import { columnsOf } from '#kit/server/write/columns';
import { conflictOf } from '#kit/server/write/conflict';

/** A unique index of a table: what it compares, and for which rows. */
interface UniqueIndex {
  readonly name: string;
  readonly keys: readonly Fragment[];
  readonly predicate: Fragment;
}

/** What conflicts with a row: an existing record, or an earlier row of the same file. */
export interface Taken {
  readonly errors: Errors;
  /** The position of that row. */
  readonly twin?: number;
}

type Row = Readonly<Record<string, unknown>>;
interface Asked {
  readonly place: number;
  readonly key: string;
  readonly stored: boolean;
}

/** How many rows are looked up in one statement. */
const atOnce = 200;

/**
 * The rows that the unique indexes of their table would refuse, in the order in which they would be saved. Found
 * without writing, so nobody waits; the messages are those that the save would give.
 */
export async function takenRows(call: Call, of: Entity, rows: readonly Row[]): Promise<Map<number, Taken>> {
  const indexes = await uniqueIndexes(call, of.table);
  const seen = indexes.map(() => new Map<string, number>());
  const taken = new Map<number, Taken>();
  for (let start = 0; start < rows.length; start += atOnce) {
    const part = rows.slice(start, start + atOnce).map((row) => columnsOf(of, row));
    const found: ReadonlyMap<number, Asked>[] = [];
    for (const index of indexes) found.push(await keysOf(call, of.table, index, part));
    for (let place = start; place < start + part.length; place++) {
      const keys = found.map((asked) => asked.get(place - start));
      const at = keys.findIndex((asked, nth) => asked && (asked.stored || seen[nth]?.has(asked.key)));
      const [index, refused] = [indexes[at], keys[at]];
      if (index && refused) {
        const twin = refused.stored ? undefined : seen[at]?.get(refused.key);
        const errors = errorsOf(call, of, index.name);
        taken.set(place, twin === undefined ? { errors } : { errors, twin });
        continue;
      }
      for (const [nth, asked] of keys.entries()) if (asked) seen[nth]?.set(asked.key, place);
    }
  }
  return taken;
}

function errorsOf({ product }: Call, of: Entity, constraint: string): Errors {
  const refused = conflictOf({ code: '23505', constraint, table: of.table }, product.entities);
  return refused?.errors ?? { '': refused?.message ?? '' };
}

/** In the order in which PostgreSQL tries them. */
async function uniqueIndexes(call: Call, table: string): Promise<UniqueIndex[]> {
  const { rows } = await sql<{ name: string; keys: string[]; predicate: string | null }>`
    select c.relname as name, pg_get_expr(i.indpred, i.indrelid) as predicate,
      array(select pg_get_indexdef(i.indexrelid, k, true) from generate_series(1, i.indnkeyatts) k) as keys
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = ${`${call.brand}.${table}`}::regclass and i.indisunique and not i.indisprimary
    order by i.indexrelid`.execute(call.db);
  // The database's own words for what it compares.
  return rows.map(({ name, keys, predicate }) => ({
    name,
    keys: keys.map((key) => sql.raw(key)),
    predicate: sql.raw(predicate ?? 'true'),
  }));
}

/** The key of each row in an index, and whether a record has it; rows that the index does not cover are left out. */
async function keysOf(
  call: Call,
  table: string,
  { keys, predicate }: UniqueIndex,
  rows: readonly Row[],
): Promise<Map<number, Asked>> {
  const place = tableOf(call, table);
  const names = keys.map((_key, nth) => sql.id(`key_${nth}`));
  const named = sql.join(keys.map((key, nth) => sql`(${key}) as ${names[nth]}`));
  const same = allOf(keys.map((key, nth) => sql`(${key}) = asked.${names[nth]}`));
  const texts = sql.join(names.map((name) => sql`${name}::text`));
  const { rows: asked } = await sql<Asked>`
    with asked as (
      select sent.place - 1 as place, own.*
      from json_array_elements(${JSON.stringify(rows)}::json) with ordinality sent(row, place),
      lateral (select ${named} from json_populate_record(null::${place}, sent.row) where ${predicate}) own
    )
    select place::integer, json_build_array(${texts})::text as key,
      exists (select 1 from ${place} where ${same} and ${predicate}) as stored
    from asked where ${allOf(names.map((name) => sql`${name} is not null`))}`.execute(call.db);
  return new Map(asked.map((one) => [one.place, one]));
}
