import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Call, Route } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { pageOf } from '#kit/server/read/list';
import type { OptionFilters } from '#kit/server/read/options';
import { readRecords } from '#kit/server/read/send';
import { refuseConflict, refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { crud, idOf } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { change, setColumns } from '#kit/server/write/change';
import { erase, refuseInUse } from '#kit/server/write/erase';
import { insert, insertMany } from '#kit/server/write/insert';
import { lockSettings } from '#house/organisation/organisation.server';
import type { Movement, StockItemRead } from './movement.contract';
import { tellOfStock, writeMovement, writeMovements } from './movement.server';
import { stockItem } from './stock.contract';
import { barcodeProblem, quickProblem } from './stock.rules';

/** The query of the read of one item: the page of its history. */
const itemQuery = ['movementsPage'] as const;

/** One item with a page of its history; `X-Total-Count` is the number of all its movements. */
async function readItem(call: Call): Promise<StockItemRead> {
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

/**
 * The filters by which the counter asks the choice list of items: for the one that was scanned, by its whole barcode, and for its buttons
 * (CO15).
 */
const counterFilters: OptionFilters = {
  barcode: (value) => sql`t.barcode = ${value}`,
  quick: (value) => {
    if (value !== '1') refuseInvalid({ quick: t('quick takes 1') });
    return sql`t."isQuick"`;
  },
};

interface AtCounter {
  readonly barcode?: string | null | undefined;
  readonly isQuick?: boolean | undefined;
}

/** Refuses a barcode that no scanner can read, and a button too many. */
async function refuseCounter(call: Call, wanted: AtCounter, stored?: AtCounter): Promise<void> {
  const problem = barcodeProblem(wanted.barcode);
  if (problem !== undefined) refuseInvalid({ barcode: problem });
  if (wanted.isQuick !== true || stored?.isQuick === true) return;
  // Another call that makes a button at the same moment waits here.
  await lockSettings(call);
  const [row] = await askPrepared<{ count: number }>(
    call.db,
    sql`select count(*)::int as count from ${tableOf(call, 'stock_item')} where "isQuick"`,
  );
  refuseConflict(quickProblem(row?.count ?? 0), 'isQuick');
}

type Item = typeof stockItem;

const correction = { kind: 'correction', source: null } as const;

/** Enters a new item; its initial quantity is a correction, because it comes from no purchase (F10). */
async function enter(call: Call, sent: Sent<Item> & { readonly _id: string }): Promise<Got<Item>> {
  await refuseCounter(call, sent);
  const made = await insert(call, stockItem, sent);
  if (made.quantityInStock > 0)
    await writeMovement(call, made._id, made.quantityInStock, made.quantityInStock, correction);
  return made;
}

async function enterMany(call: Call, rows: readonly (Sent<Item> & { readonly _id: string })[]): Promise<void> {
  for (const row of rows) await refuseCounter(call, row);
  const made = await insertMany(call, stockItem, rows);
  const there = made.filter(({ quantityInStock }) => quantityInStock > 0);
  await writeMovements(
    call,
    there.map(({ _id, quantityInStock }) => ({
      itemID: _id,
      quantity: quantityInStock,
      quantityAfter: quantityInStock,
    })),
    correction,
  );
}

/** Edits an item; a changed quantity is a correction, in the item's history and in the activity log. */
async function edit(call: Call, stored: Row<Item>, values: Edit<Item>): Promise<Got<Item>> {
  const { _id: id, quantityInStock: before, itemName } = stored;
  await refuseCounter(call, values, stored);
  const { quantityInStock = before } = values;
  if (quantityInStock === before) return change(call, stockItem, id, values);
  await writeMovement(call, id, quantityInStock - before, quantityInStock, correction);
  await tellOfStock(call, { ...stored, itemName: values.itemName ?? itemName }, quantityInStock);
  return setColumns(call, stockItem, id, 'correction', values);
}

/** Changes the prices of a held item. */
export async function priceItem(
  call: Call,
  id: string,
  prices: Pick<Row<Item>, 'purchusePrice' | 'sellingPrice'>,
): Promise<void> {
  await change(call, stockItem, id, prices);
}

/** Deletes an item that no document names, with its corrections. */
async function remove(call: Call, { _id: id }: Row<Item>): Promise<Got<Item>> {
  await refuseInUse(call, stockItem, id);
  await call.db.deleteFrom('stock_movement').where('itemID', '=', id).execute();
  return erase(call, stockItem, id);
}

export const stockRoutes: Route[] = crud(stockItem, {
  create: enter,
  update: edit,
  remove,
  one: { answer: readItem, query: itemQuery },
  many: { create: enterMany },
  optionFilters: counterFilters,
});
