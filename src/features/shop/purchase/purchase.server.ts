import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { storedText, t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { type Call, caller, type Route } from '#kit/server/call';
import { crud } from '#kit/server/routes/crud';
import { refuseInvalid } from '#kit/server/refusal';
import { change } from '#kit/server/write/change';
import { voidRecord } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { landingOf, landingOfEdit } from '#features/ledger/money-account/landing.rules';
import { land, refuseBeforeCount } from '#features/ledger/money-account/landing.server';
import { post, refuseClosed, repost, unpost, withdraw } from '#features/ledger/transaction/posting.server';
import { postingSays } from '#features/ledger/transaction/transaction.rules';
import { lockItems, moveStock } from '#features/shop/stock/movement.server';
import { differences } from '#features/shop/stock/stock.rules';
import { priceItem } from '#features/shop/stock/stock.server';
import { purchase } from './purchase.contract';
import { costProblems } from './purchase.rules';

type Purchase = typeof purchase;

const sourceOf = (_id: string) => ({ kind: 'purchase', _id, number: null }) as const;

/** Saves a purchase: increases the stock, sets the item's prices and posts one expense, all or nothing (R 5.6). */
async function buy(call: Call, sent: Sent<Purchase> & { readonly _id: string }): Promise<Got<Purchase>> {
  refuseInvalid(costProblems(sent));
  const account = await land(call, landingOf(sent));
  await refuseClosed(call, call.today);
  refuseBeforeCount(account, call.today, 'accountID');
  await lockChosen(call, [sent.itemID]);
  return followPrices(call, [sent.itemID], async () => {
    const made = await insert(call, purchase, { ...sent, accountID: account._id, userID: caller(call)._id });
    await moveStock(call, new Map([[sent.itemID, sent.Quantity]]), { kind: 'purchase', source: sourceOf(made._id) });
    await enter(call, made);
    return made;
  });
}

/** Edits a purchase: stock and expense change by the difference (F9). */
async function edit(call: Call, stored: Row<Purchase>, values: Edit<Purchase>): Promise<Got<Purchase>> {
  const wanted = { ...stored, ...values };
  refuseInvalid(costProblems(wanted));
  const day = dayOf(call, stored);
  const formerID = stored.accountID ?? '';
  const account = await land(call, landingOfEdit({ accountID: formerID }, values), formerID);
  await refuseClosed(call, day);
  // A purchase that cost nothing has posted nothing: once it costs something its expense enters the account, on the day of the purchase.
  const enters = account._id !== formerID || (stored.Amount === 0 && wanted.purchasePrice > 0);
  if (enters) refuseBeforeCount(account, day, 'accountID');
  const items = [stored.itemID, wanted.itemID];
  await lockChosen(call, items);
  return followPrices(call, items, async () => {
    await moveStock(call, differences(piecesOf(wanted), piecesOf(stored)), {
      kind: 'edit',
      source: sourceOf(stored._id),
    });
    const changed = await change(call, purchase, stored._id, { ...values, accountID: account._id });
    await keepPosted(call, stored, changed, day);
    return changed;
  });
}

/** Voids a purchase and takes its pieces out of stock again; 409 where some of them are sold already (F9). */
async function remove(call: Call, stored: Row<Purchase>, reason: string | null): Promise<Got<Purchase>> {
  await land(call, { by: 'stay', accountID: stored.accountID ?? '' });
  await refuseClosed(call, dayOf(call, stored));
  await lockChosen(call, [stored.itemID]);
  return followPrices(call, [stored.itemID], async () => {
    await moveStock(call, new Map([[stored.itemID, -stored.Quantity]]), { kind: 'void', source: sourceOf(stored._id) });
    if (stored.Amount > 0) await unpost(call, stored._id, reason);
    return voidRecord(call, purchase, stored._id, reason);
  });
}

/** Posts the expense of a purchase; one that cost nothing posts nothing. */
async function enter(call: Call, made: Got<Purchase>, date = call.today): Promise<void> {
  if (made.Amount === 0) return;
  await post(call, {
    transectionType: 'expense',
    type: 'purchase',
    ...expenseOf(made),
    date,
    source: { kind: 'purchase', _id: made._id },
  });
}

async function keepPosted(call: Call, before: Row<Purchase>, after: Got<Purchase>, date: string): Promise<void> {
  if (before.Amount === 0) return enter(call, after, date);
  if (after.Amount === 0) return withdraw(call, after._id);
  return repost(call, after._id, { ...expenseOf(after), date });
}

function expenseOf({ Amount, Quantity, itemID, suplierId, accountID }: Got<Purchase>) {
  return {
    accountID: accountID?._id ?? '',
    name: suplierId.name,
    amount: Amount,
    description: storedText(postingSays.purchase, { quantity: Quantity, item: itemID.itemName }),
  };
}

function piecesOf({ itemID, Quantity }: Pick<Row<Purchase>, 'itemID' | 'Quantity'>): ReadonlyMap<string, number> {
  return new Map([[itemID, Quantity]]);
}

/** The day of a purchase, on which it was entered (D12). */
function dayOf(call: Call, { createdAt }: Row<Purchase>): string {
  return dayIn(call.house.timeZone, new Date(createdAt));
}

async function lockChosen(call: Call, ids: readonly string[]): Promise<void> {
  const items = await lockItems(call, ids);
  if (ids.some((id) => !items.has(id))) refuseInvalid({ itemID: t('Please select item') });
}

/** The newest live purchase of an item, with its prices. */
async function newestPurchase(call: Call, itemID: string) {
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
 * Runs a change of purchases of held items, and updates each item's prices from its newest live purchase (F9). If that is still the same
 * purchase, prices that a person set on the item stay.
 */
async function followPrices<T>(call: Call, itemIDs: readonly string[], task: () => Promise<T>): Promise<T> {
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

export const purchaseRoutes: Route[] = crud(purchase, { create: buy, update: edit, remove });
