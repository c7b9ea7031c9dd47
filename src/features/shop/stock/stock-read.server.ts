import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { idOf } from '#kit/server/routes/crud';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { pageOf } from '#kit/server/read/list';
import { readRecords } from '#kit/server/read/send';
import { refuseMissing } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { type Movement, type StockItemRead } from './movement.contract';
import { stockItem } from './stock.contract';

/** The query of the read of one item: the page of its history. */
export const itemQuery = ['movementsPage'] as const;

/** One item with a page of its history; `X-Total-Count` is the number of all its movements. */
export async function readItem(call: Call): Promise<StockItemRead> {
  refuseUnknownQuery(call.query, itemQuery);
  const id = idOf(call);
  const [found] = await readRecords(call, stockItem, [id]);
  if (!found) return refuseMissing();
  const { limit = 0, offset = 0 } = pageOf({ page: call.query.movementsPage ?? '1' }) ?? {};
  const movements = tableOf(call, 'stock_movement');
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) as count from ${movements} where "itemID" = ${id}`.execute(call.db);
  call.reply.header('x-total-count', counted[0]?.count ?? 0);
  const { rows } = await sql<{ json: Movement }>`
    select json_build_object('_id', m._id, 'createdAt', to_char(m."createdAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'kind', m.kind, 'quantity', m.quantity, 'quantityAfter', m."quantityAfter", 'source', m.source,
      'userID', case when u._id is not null then json_build_object('_id', u._id, 'name', u.name) end) as json
    from ${movements} m left join ${tableOf(call, 'app_user')} u on u._id = m."userID"
    where m."itemID" = ${id} order by m."createdAt" desc, m._id desc limit ${limit} offset ${offset}`.execute(call.db);
  return { ...found, movements: rows.map(({ json }) => json) };
}
