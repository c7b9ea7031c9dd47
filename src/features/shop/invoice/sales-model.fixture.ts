import type { Item } from '#testing/shop-sales';

/** What the product should hold, in pieces and whole cents, kept by nothing but additions. */
export interface Purchase {
  readonly _id: string;
  readonly item: number;
  pieces: number;
  cents: number;
  selling: number;
  live: boolean;
}
export interface Invoice {
  readonly _id: string;
  readonly known: boolean;
  /** Pieces of each item, each at `cents`. */
  pieces: readonly number[];
  cents: number;
  discount: number;
  live: boolean;
}
export interface Receipt {
  readonly _id: string;
  readonly of: Invoice;
  cents: number;
  live: boolean;
}
export interface Model {
  readonly items: readonly Item[];
  readonly stock: number[];
  readonly prices: (readonly [number, number])[];
  readonly purchases: Purchase[];
  readonly invoices: Invoice[];
  readonly receipts: Receipt[];
}

export const amount = (cents: number) => (cents / 100).toFixed(2);
export const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)];
export const paid = ({ receipts }: Model, of: Invoice) =>
  receipts.reduce((sum, one) => sum + (one.of === of && one.live ? one.cents : 0), 0);
export const totalOf = ({ pieces, cents, discount }: Pick<Invoice, 'pieces' | 'cents' | 'discount'>) =>
  pieces.reduce((sum, one) => sum + one * cents, 0) - discount;
export const newest = ({ purchases }: Model, item: number) =>
  purchases.filter((one) => one.live && one.item === item).at(-1);

/** Does something with purchases; the item takes the prices of its newest live one where that changed (F9). */
export function withPrices(model: Model, item: number, change: () => void): void {
  const said = () => {
    const found = newest(model, item);
    return found && JSON.stringify([found._id, found.cents, found.selling]);
  };
  const before = said();
  change();
  const found = newest(model, item);
  if (found && said() !== before) model.prices[item] = [found.cents, found.selling];
}
