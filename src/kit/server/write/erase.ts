import { sql } from 'kysely';
import type { Tables } from '#kit/server/tables';
import { allFields, type Entity, type Got } from '#kit/contract/entity';
import type { Fields } from '#kit/contract/field';
import { listed, t } from '#kit/contract/language';
import { countedOf } from '#kit/contract/thing';
import { record } from '#kit/server/activity-log';
import type { Call } from '#kit/server/call';
import { labelOf } from '#kit/server/label';
import { letGo, picturesOf } from '#kit/server/pictures/references';
import { readOne } from '#kit/server/read/send';
import { refuse, refuseMissing } from '#kit/server/refusal';
import { anyOf, tableOf } from '#kit/server/sql/fragment';
import type { Beside } from './beside';
import { setColumns } from './change';

/**
 * Deletes a record that the call has locked; 409 with what uses it if it is in use (R 5.4). Returns the record as a
 * read would.
 */
export async function erase<E extends Entity>(call: Call, of: E, id: string): Promise<Got<E>> {
  const before = await readOne(call, of, id);
  if (!before) return refuseMissing();
  await refuseInUse(call, of, id);
  const pictures = await picturesOf(call, of, id);
  await call.db
    .deleteFrom(of.table as keyof Tables)
    .where(sql.ref('_id'), '=', id)
    .execute();
  await letGo(call, pictures);
  await record(call, { action: 'delete', resource: of.path, recordID: id, label: labelOf(of, before), before });
  return before as unknown as Got<E>;
}

/** Voids a document that the call has locked: it leaves lists and totals, and its number stays used (R 5.2). */
export async function voidRecord<E extends Entity>(
  call: Call,
  of: E,
  id: string,
  reason: string | null,
  beside?: Beside,
): Promise<Got<E>> {
  return setColumns(call, of, id, 'void', voiding(call, reason), beside);
}

/** The columns that record the voiding of a document. */
export function voiding({ now, me }: Call, reason: string | null): object {
  return { voidedAt: now, voidedBy: me?.name ?? '', voidReason: reason };
}

/** Ends the call with 409 naming what refers to the record and how often. */
export async function refuseInUse(call: Call, of: Entity, id: string): Promise<void> {
  const uses: string[] = [];
  for (const other of call.product.entities) {
    const count = await countUses(call, other, of, id);
    if (count > 0) uses.push(countedOf(count, other));
  }
  if (uses.length === 0) return;
  const list = listed(uses);
  refuse(409, t('Still in use by {uses}', { uses: list }));
}

/** The number of records of one kind that refer to a record, in a field or in a row with a table of its own. */
async function countUses(call: Call, other: Entity, of: Entity, id: string): Promise<number> {
  const names = (fields: Fields) =>
    Object.entries(fields)
      // By table: `account` and `user` are two views of one.
      .filter(([, field]) => field.to?.().table === of.table)
      .map(([name]) => sql`${sql.ref(name)} = ${id}`);
  const own = names(allFields(other));
  const inRows = Object.values(allFields(other)).flatMap(({ rowTable, items = {} }) => {
    const columns = names(items);
    if (!rowTable || columns.length === 0) return [];
    const rows = tableOf(call, rowTable.table);
    return sql`_id in (select ${sql.ref(rowTable.parent)} from ${rows} where ${anyOf(columns)})`;
  });
  const conditions = [...own, ...inRows];
  if (conditions.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${tableOf(call, other.table)} where ${anyOf(conditions)}`.execute(call.db);
  return rows[0]?.count ?? 0;
}
