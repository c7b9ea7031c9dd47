import { amount } from './kept';
import { type Invoice, type Payer, type World } from './world';

/** Some of the first item and some of the second. */
export const split = (pieces: number): readonly number[] => [pieces % 4, Math.floor(pieces / 4)];

export const rowsOf = (world: World, pieces: readonly number[], price: number) =>
  pieces.flatMap((Quantity, nth) =>
    Quantity > 0 ? [{ itemID: world.items[nth]?._id, Quantity, Price: amount(price) }] : [],
  );

export const take = (world: World, pieces: readonly number[]) =>
  pieces.forEach((count, nth) => {
    const item = world.items[nth];
    if (item) item.pieces -= count;
  });

export const putBack = (world: World, { pieces }: Invoice) =>
  take(
    world,
    pieces.map((count) => -count),
  );

export const fits = (world: World, pieces: readonly number[]) =>
  pieces.every((count, nth) => count <= (world.items[nth]?.pieces ?? 0));

/** What is sold, to whom; to anybody where nobody is named. */
export interface Goods {
  readonly pieces: readonly number[];
  readonly price: number;
  readonly discount: number;
  readonly buyer: Payer | undefined;
}

/** Makes an invoice of goods, dated today; stock goes down. */
export function sellGoods(world: World, goods: Goods, _id: string): Invoice {
  const made = { ...goods, no: ++world.last.invoice, _id, made: world.day, live: true };
  world.invoices.push(made);
  take(world, goods.pieces);
  return made;
}
