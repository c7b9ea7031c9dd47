import { sql } from 'kysely';
import type { Row } from '#kit/contract/entity';
import { type Call } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { refuseConflict } from '#kit/server/refusal';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { inserting } from '#kit/server/sql/rows';
import { askPrepared } from '#kit/server/sql/statement';
import { type HeldBooks, heldBooks, withBooks } from '#features/ledger/books/books.server';
import { settle, tell } from '#house/notification/tell.server';
import type { MovementKind, MovementSource } from './movement.contract';
import type { stockItem } from './stock.contract';
import { shortageProblem } from './stock.rules';
import './stock-tables.server';

type Item = Row<typeof stockItem>;

/** Items as they were when the call locked them, by id. */
export type LockedItems = ReadonlyMap<string, Item>;

/** A change of an item's quantity, and the quantity after it. */
interface Moved {
  readonly itemID: string;
  readonly quantity: number;
  readonly quantityAfter: number;
}

/** Why a quantity changes. */
export interface Reason {
  readonly kind: MovementKind;
  readonly source: MovementSource | null;
}

/**
 * Locks items until the call ends, in the order of their ids: so that calls that want the same items wait for each other without a
 * deadlock. Those that do not exist are missing in the answer. The books are held with them.
 */
export async function lockItems(call: Call, ids: Iterable<string>): Promise<LockedItems> {
  const rows = await askPrepared<Item & HeldBooks>(
    call.db,
    sql`select *, ${heldBooks(call)} from ${tableOf(call, 'stock_item')}
      where _id = any(${[...new Set(ids)]}::uuid[]) order by _id for update`,
  );
  return new Map(rows.map((row) => [row._id, withBooks(call, row)]));
}

/**
 * Moves pieces into stock (above 0) and out of it (below 0), by item, each with its line of history. 409, and nothing moves, if more is
 * taken than is in stock.
 */
export async function moveStock(call: Call, changes: ReadonlyMap<string, number>, reason: Reason): Promise<void> {
  if (changes.size === 0) return;
  await moveLocked(call, await lockItems(call, changes.keys()), changes, reason);
}

/** Moves pieces like `moveStock`, of items that the call has locked and not moved yet. */
export async function moveLocked(
  call: Call,
  items: LockedItems,
  changes: ReadonlyMap<string, number>,
  reason: Reason,
): Promise<void> {
  if (changes.size === 0) return;
  const moved = [...changes].map(([itemID, quantity]) => {
    const item = items.get(itemID);
    if (!item) throw new Error('A document moved an item that is not there');
    refuseConflict(shortageProblem(item, -quantity));
    return { item, itemID, quantity, quantityAfter: item.quantityInStock + quantity };
  });
  const told = moved.map(({ itemID, quantity, quantityAfter }) => ({ itemID, quantity, quantityAfter }));
  await askPrepared(
    call.db,
    sql`with moved as (
        update ${tableOf(call, 'stock_item')} i
        set "quantityInStock" = m."quantityAfter", "updatedAt" = ${call.now}, __v = i.__v + 1
        from jsonb_populate_recordset(null::${tableOf(call, 'stock_movement')}, ${JSON.stringify(told)}::jsonb) m
        where i._id = m."itemID"
      ) ${movementsOf(call, told, reason)}`,
  );
  for (const { item, quantityAfter } of moved) await tellOfStock(call, item, quantityAfter);
}

/** Notifies staff who keep the stock that an item has run out (A30), and settles the notification once there is some again. */
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
export async function writeMovements(call: Call, moved: readonly Moved[], reason: Reason): Promise<void> {
  if (moved.length > 0) await askPrepared(call.db, movementsOf(call, moved, reason));
}

function movementsOf(call: Call, moved: readonly Moved[], { kind, source }: Reason): Fragment {
  const rows = moved.map((one) => ({
    ...one,
    _id: newId(),
    createdAt: call.now,
    kind,
    source: source && JSON.stringify(source),
    userID: call.me?._id ?? null,
  }));
  return inserting({ table: tableOf(call, 'stock_movement'), rows, json: ['source'] });
}
