import type { Row } from '#kit/contract/entity';
import { type Call } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { refuseConflict } from '#kit/server/refusal';
import { settle, tell } from '#house/notification/tell.server';
import type { MovementKind, MovementSource } from './movement.contract';
import type { stockItem } from './stock.contract';
import { shortageProblem } from './stock.rules';
import './stock-tables.server';

type Item = Row<typeof stockItem>;

/** Why a quantity changes. */
export interface Reason {
  readonly kind: MovementKind;
  readonly source: MovementSource | null;
}

/**
 * Locks items until the call ends, in the order of their ids: calls that want the same items wait for each other and
 * none for itself. Those that do not exist are missing in the answer.
 */
export async function lockItems(call: Call, ids: Iterable<string>): Promise<ReadonlyMap<string, Item>> {
  const rows = await call.db
    .selectFrom('stock_item')
    .selectAll()
    .where('_id', 'in', [...new Set(ids)])
    .orderBy('_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row._id, row]));
}

/**
 * Moves pieces into stock (above 0) and out of it (below 0), by item, each with its line of history. More than is
 * there is 409 and nothing moves.
 */
export async function moveStock(call: Call, changes: ReadonlyMap<string, number>, reason: Reason): Promise<void> {
  if (changes.size === 0) return;
  const items = await lockItems(call, changes.keys());
  for (const [itemID, change] of changes) {
    const item = items.get(itemID);
    if (!item) throw new Error('A document moved an item that is not there');
    refuseConflict(shortageProblem(item, -change));
    const quantityInStock = item.quantityInStock + change;
    await call.db
      .updateTable('stock_item')
      .set({ quantityInStock, updatedAt: call.now, __v: item.__v + 1 })
      .where('_id', '=', itemID)
      .execute();
    await writeMovement(call, itemID, change, quantityInStock, reason);
    await tellOfStock(call, item, quantityInStock);
  }
}

/** Tells whoever keeps the stock that nothing is left of an item (A30); what was told is settled once there is some again. */
export async function tellOfStock(
  call: Call,
  { _id, itemName, quantityInStock: before }: Pick<Item, '_id' | 'itemName' | 'quantityInStock'>,
  now: number,
): Promise<void> {
  if (now === 0) await tell(call, { kind: 'stock empty', facts: { itemName }, concerns: _id });
  else if (before === 0) await settle(call, 'stock empty', _id);
}

/** Writes the line of history of a change that was made. */
export async function writeMovement(
  call: Call,
  itemID: string,
  quantity: number,
  quantityAfter: number,
  reason: Reason,
): Promise<void> {
  await writeMovements(call, [{ itemID, quantity, quantityAfter }], reason);
}

/** Writes the lines of history of several items, all for one reason. */
export async function writeMovements(
  call: Call,
  moved: readonly { readonly itemID: string; readonly quantity: number; readonly quantityAfter: number }[],
  { kind, source }: Reason,
): Promise<void> {
  if (moved.length === 0) return;
  await call.db
    .insertInto('stock_movement')
    .values(
      moved.map((one) => ({
        ...one,
        _id: newId(),
        createdAt: call.now,
        kind,
        source: source && JSON.stringify(source),
        userID: call.me?._id ?? null,
      })),
    )
    .execute();
}
