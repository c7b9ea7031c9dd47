import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import type { Call } from '#kit/server/call';
import { refuse, refuseInvalid } from '#kit/server/refusal';
import { isBelowCost } from '#features/shop/purchase/purchase.rules';
import { lockItems, type LockedItems } from '#features/shop/stock/movement.server';
import { piecesByItem, shortageProblem } from '#features/shop/stock/stock.rules';
import type { SaleRow } from './invoice.rules';

/** The pieces already taken by the invoice that is being edited; empty for a new one. */
type Taken = ReadonlyMap<string, number>;

/** Locks the items of an invoice, and the books with them. */
export async function lockSold(call: Call, rows: readonly SaleRow[], taken: Taken = new Map()): Promise<LockedItems> {
  return lockItems(call, [...rows.map(({ itemID }) => itemID), ...taken.keys()]);
}

/**
 * Refuses rows of unknown items, and rows with more than is in stock; several rows of one item count together (F11). Returns the names of
 * those sold below their cost.
 */
export function judgeSold(items: LockedItems, rows: readonly SaleRow[], taken: Taken = new Map()): string[] {
  const wanted = piecesByItem(rows);
  const unknown: Errors = Object.fromEntries(
    rows.flatMap(({ itemID }, index) =>
      items.has(itemID) ? [] : [[`items.${index}.itemID`, t('Please select item')]],
    ),
  );
  refuseInvalid(unknown);
  const short: Errors = Object.fromEntries(
    rows.flatMap(({ itemID }, index) => {
      const item = items.get(itemID);
      const left = (item?.quantityInStock ?? 0) + (taken.get(itemID) ?? 0);
      const problem = item && shortageProblem({ ...item, quantityInStock: left }, wanted.get(itemID) ?? 0);
      return problem === undefined ? [] : [[`items.${index}.Quantity`, problem]];
    }),
  );
  const [first] = Object.values(short);
  if (first !== undefined) refuse(409, first, short);
  const below = rows.flatMap(({ itemID, Price }) => {
    const item = items.get(itemID);
    return item && isBelowCost(Price, item.purchusePrice) ? [item.itemName] : [];
  });
  return [...new Set(below)];
}
