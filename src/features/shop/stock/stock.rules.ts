import { t } from '#kit/contract/language';
import { mostQuick } from './stock.contract';

/** What stock rules need to know of an item. */
export interface Held {
  readonly itemName: string;
  readonly quantityInStock: number;
}

/** Why this many pieces cannot be taken: stock never goes below zero (R 5.6, F11). */
export function shortageProblem({ itemName, quantityInStock }: Held, wanted: number): string | undefined {
  if (wanted <= quantityInStock) return undefined;
  return t('{item}: {left} left in stock, {wanted} needed', { item: itemName, left: quantityInStock, wanted });
}

/** The pieces of each item over several rows: two rows of one item count together. */
export function piecesByItem(
  rows: readonly { readonly itemID: string; readonly Quantity: number }[],
): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { itemID, Quantity } of rows) pieces.set(itemID, (pieces.get(itemID) ?? 0) + Quantity);
  return pieces;
}

/** The change in stock of each item, positive or negative, when `after` is sold instead of `before`; items without a change are left out. */
export function differences(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const all = [...new Set([...before.keys(), ...after.keys()])];
  return new Map(
    all
      .map((itemID): [string, number] => [itemID, (before.get(itemID) ?? 0) - (after.get(itemID) ?? 0)])
      .filter(([, change]) => change !== 0),
  );
}

/** Why a barcode is refused: it may only have letters, digits and dashes. */
export function barcodeProblem(barcode: string | null | undefined): string | undefined {
  return !barcode || /^[A-Za-z0-9-]+$/.test(barcode) ? undefined : t('A barcode has letters, digits and dashes');
}

/** Why the counter cannot have another button: it has the most allowed (CO15). */
export function quickProblem(buttons: number): string | undefined {
  return buttons < mostQuick ? undefined : t('The counter has {count} buttons at most', { count: mostQuick });
}
