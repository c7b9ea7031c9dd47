import type { Call } from '#kit/server/call';
import { priceItem } from '#features/shop/stock/stock.server';

/** The newest live purchase of an item: what it costs and is sold for. */
export async function newestPurchase(call: Call, itemID: string) {
  return call.db
    .selectFrom('purchase')
    .select(['_id', 'purchasePrice', 'salingPrice'])
    .where('itemID', '=', itemID)
    .where('voidedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Does something with purchases of items that the call holds locked, and lets each item follow its newest live
 * purchase (F9). Where that stays what it was, prices that a person set on the item stay too.
 */
export async function followPrices<T>(call: Call, itemIDs: readonly string[], task: () => Promise<T>): Promise<T> {
  const before = new Map<string, string>();
  const said = async (itemID: string) => JSON.stringify(await newestPurchase(call, itemID));
  for (const itemID of new Set(itemIDs)) before.set(itemID, await said(itemID));
  const done = await task();
  for (const [itemID, old] of before) {
    const newest = await newestPurchase(call, itemID);
    if (!newest || JSON.stringify(newest) === old) continue;
    await priceItem(call, itemID, { purchusePrice: newest.purchasePrice, sellingPrice: newest.salingPrice });
  }
  return done;
}
