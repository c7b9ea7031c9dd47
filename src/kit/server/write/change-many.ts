import { sql } from 'kysely';
import type { Entity, Got, Row } from '#kit/contract/entity';
import { recordAll } from '#kit/server/activity-log';
import type { Call } from '#kit/server/call';
import { shapeOf } from '#kit/server/read/shape';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { changeEvent, type Written } from './change';
import { columnsOf } from './columns';

/**
 * Changes the same columns of several records that the call has locked, in one statement, and logs each change; returns
 * the records as a read would, in the order of the changes. For records without pictures and without rows of their own.
 */
export async function changeMany<E extends Entity, N extends keyof Row<E> & string>(
  call: Call,
  of: E,
  names: readonly N[],
  changes: readonly (Pick<Row<E>, N> & { readonly _id: string })[],
): Promise<Got<E>[]> {
  if (changes.length === 0) return [];
  const table = tableOf(call, of.table);
  const sent = changes.map((one) => ({ ...columnsOf(of, one), _id: one._id }));
  const set = names.map((name) => sql`${sql.ref(name)} = s.${sql.ref(name)}`);
  const { columns: shown, from, joins } = shapeOf(of, call);
  const read = (place: Fragment) => sql`select ${shown} from ${place} ${joins}`;
  // A statement reads a table as it was before the statement; only `t` is what it has written.
  const rows = await askPrepared<Written>(
    call.db,
    sql`
    with t as (
      update ${table} u set ${sql.join([...set, sql`"updatedAt" = ${call.now}`, sql`__v = u.__v + 1`])}
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(sent)}::jsonb) s where u._id = s._id
      returning u.*
    )
    select row_to_json(r) as after, (select row_to_json(b) from (${read(from)} where t._id = r._id) b) as before
    from (${read(sql`t`)}) r`,
  );
  const byId = new Map(rows.map((written) => [String(written.before._id), written]));
  const written = sent.flatMap(({ _id }) => byId.get(_id) ?? []);
  if (written.length < sent.length) throw new Error(`A ${of.table} to be changed was not found`);
  await recordAll(
    call,
    written.map((one) => changeEvent(of, 'update', one)),
  );
  return written.map(({ after }) => after) as unknown as Got<E>[];
}
