import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { sum, timesPart, times } from '#kit/rules/money';

/** A row of an invoice. */
export interface SoldRow {
  readonly itemID: string;
  readonly itemName: string;
  readonly Quantity: number;
  readonly Price: Money;
}

/** An invoice whose goods come back, with how many pieces of each item came back before. */
export interface SoldGoods {
  readonly rows: readonly SoldRow[];
  readonly returned: ReadonlyMap<string, number>;
  readonly subTotal: Money;
  /** What was charged for them. */
  readonly totalGross: Money;
  readonly owed: Money;
}

interface Pieces {
  readonly itemID: string;
  readonly Quantity: number;
}

/** Why so many pieces of an item cannot come back: they were not sold, or came back before (DE3). */
export function piecesProblem({ rows, returned }: SoldGoods, { itemID, Quantity }: Pieces): string | undefined {
  const of = rows.filter((row) => row.itemID === itemID);
  const left = of.reduce((all, row) => all + row.Quantity, 0) - (returned.get(itemID) ?? 0);
  if (Quantity <= left) return undefined;
  return t('{item}: {left} of this invoice can come back', { item: of[0]?.itemName ?? '', left });
}

/**
 * The amount credited for goods that come back: their share of what was charged, rounded once, and no more than is still owed. The last
 * piece credits all that is still owed (DE5). Rows of one item come back in the order in which they were sold.
 */
export function amountOfGoods(goods: SoldGoods, back: readonly Pieces[]): Money {
  if (isLast(goods, back)) return goods.owed;
  const prices = back.flatMap(({ itemID, Quantity }) =>
    pricesOf(goods, itemID, Quantity).map(({ Price, pieces }) => times(Price, pieces)),
  );
  const value = sum(prices);
  const amount = goods.subTotal > 0 ? timesPart(goods.totalGross, value, goods.subTotal) : value;
  return amount < goods.owed ? amount : goods.owed;
}

function isLast({ rows, returned }: SoldGoods, back: readonly Pieces[]): boolean {
  const sold = rows.reduce((all, { Quantity }) => all + Quantity, 0);
  const before = [...returned.values()].reduce((all, pieces) => all + pieces, 0);
  return before + back.reduce((all, { Quantity }) => all + Quantity, 0) >= sold;
}

/** The prices of the next pieces of an item to come back, after those that came back before. */
function pricesOf({ rows, returned }: SoldGoods, itemID: string, Quantity: number) {
  let skipped = returned.get(itemID) ?? 0;
  let wanted = Quantity;
  return rows.flatMap((row) => {
    if (row.itemID !== itemID) return [];
    const passed = Math.min(skipped, row.Quantity);
    skipped -= passed;
    const pieces = Math.min(wanted, row.Quantity - passed);
    wanted -= pieces;
    return pieces > 0 ? [{ Price: row.Price, pieces }] : [];
  });
}
