import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import type { Call, Route } from '#kit/server/call';
import { crud } from '#kit/server/routes/crud';
import { change, setColumns } from '#kit/server/write/change';
import { erase, refuseInUse } from '#kit/server/write/erase';
import { insert, insertMany } from '#kit/server/write/insert';
import { tellOfStock, writeMovement, writeMovements } from './movement.server';
import { stockItem } from './stock.contract';
import { counterFilters, refuseCounter } from './counter-items.server';
import { itemQuery, readItem } from './stock-read.server';

type Item = typeof stockItem;

const correction = { kind: 'correction', source: null } as const;

/** A new item; its initial quantity is a correction, because no purchase bought it (F10). */
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

/** Another quantity than the stored one is a correction, in the item's history and in the activity log. */
async function edit(call: Call, stored: Row<Item>, values: Edit<Item>): Promise<Got<Item>> {
  const { _id: id, quantityInStock: before, itemName } = stored;
  await refuseCounter(call, values, stored);
  const { quantityInStock = before } = values;
  if (quantityInStock === before) return change(call, stockItem, id, values);
  await writeMovement(call, id, quantityInStock - before, quantityInStock, correction);
  await tellOfStock(call, { ...stored, itemName: values.itemName ?? itemName }, quantityInStock);
  return setColumns(call, stockItem, id, 'correction', values);
}

/** Gives an item that the call holds locked other prices. */
export async function priceItem(
  call: Call,
  id: string,
  prices: Pick<Row<Item>, 'purchusePrice' | 'sellingPrice'>,
): Promise<void> {
  await change(call, stockItem, id, prices);
}

/** An item that no document names goes, and its corrections with it. */
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
