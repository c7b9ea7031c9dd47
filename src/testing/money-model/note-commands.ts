import { isShut } from './boxes';
import type { Dice, Move, Plans } from './command';
import { cameBack, credit, mayTakeNoteBack, payerOf, takeNoteBack } from './notes';
import { kindOf, owedFor, paidOn, totalOf } from './debts';
import { amount, dayBefore, either, live, pick, sum } from './kept';
import { type Debt, type Invoice, isClosed, type World } from './world';

/** Credit notes: an amount that is taken off a debt, goods that come back, and taking either back. */
export const notePlans: Plans = {
  takeOff: (world, dice) => {
    const { which, other, cents: rolled, daysAgo } = dice;
    const all: readonly Debt[] = world.brand === 'academy' ? world.fees : [...world.services, ...world.invoices];
    const of = pick(other % 5 ? live(all) : all, which);
    if (!of) return undefined;
    const owed = owedFor(world, of);
    const cents = [owed, Math.ceil(owed / 3), rolled][other % 3] ?? rolled;
    return noting(world, dice, { of, cents, body: { creditKind: 'waiver', amount: amount(cents) }, daysAgo });
  },
  voidNote: (world, { which, other }) => {
    const one = pick(other % 4 ? live(world.notes) : world.notes, which);
    if (!one) return undefined;
    const may = one.live && !isClosed(world, one.date) && mayTakeNoteBack(world, one);
    return {
      call: ['DELETE', `creditNote/${one._id}`, { reason: 'Not agreed' }],
      status: either(may, 200, 409),
      apply: () => takeNoteBack(world, one),
    };
  },
};

/** Goods of an invoice that come back. */
export const returnPlans: Plans = {
  bringBack: (world, dice) => {
    const { which, other, daysAgo } = dice;
    const of = pick(live(world.invoices), which);
    if (!of) return undefined;
    const before = cameBack(world, of);
    const left = of.pieces.map((count, nth) => count - (before[nth] ?? 0));
    const first = of.pieces.findIndex((count) => count > 0);
    // All that is left, one piece of each item, or one too many of the first that was sold.
    const pieces = left.map((count, nth) =>
      other % 3 === 0 ? count : other % 3 === 1 ? Math.min(1, count) : count + +(nth === first),
    );
    if (sum(pieces) === 0) return undefined;
    const isTooMuch = pieces.some((count, nth) => count > (left[nth] ?? 0));
    const isLast = sum(before) + sum(pieces) === sum(of.pieces);
    const owed = owedFor(world, of);
    const cents = isLast ? owed : Math.min(owed, shareOf(of, sum(pieces)));
    const restock = which % 4 > 0;
    const items = pieces.flatMap((Quantity, nth) =>
      Quantity > 0 ? [{ itemID: world.items[nth]?._id, Quantity, restock }] : [],
    );
    const goods = { pieces, restock };
    return noting(world, dice, { of, cents: isTooMuch ? 0 : cents, body: { items }, daysAgo, goods });
  },
};

/** The share of some pieces, all at one price, in what was charged: rounded half up. */
function shareOf(of: Invoice, pieces: number): number {
  const subTotal = sum(of.pieces) * of.price;
  if (subTotal === 0) return 0;
  return Math.floor((2 * totalOf(of) * pieces * of.price + subTotal) / (2 * subTotal));
}

interface Asked {
  readonly of: Debt;
  readonly cents: number;
  readonly body: object;
  readonly daysAgo: number;
  readonly goods?: { readonly pieces: readonly number[]; readonly restock: boolean };
}

function noting(world: World, { other, turn }: Dice, { of, cents, body, daysAgo, goods }: Asked): Move {
  const payer = payerOf(world, of);
  const box = turn % 2 || !payer ? pick(world.boxes, other) : undefined;
  const isUnknown = !payer && turn % 7 === 0;
  const date = dayBefore(world.day, daysAgo);
  const from = box && !isUnknown ? { refundAccountID: box._id } : {};
  const isReturned = cents > 0 && cents <= owedFor(world, of);
  const tooLate =
    isClosed(world, date) || (isReturned && box !== undefined && returns(world, of, cents) && isShut(world, date, box));
  const wrong = goods ? false : cents === 0;
  return {
    call: ['POST', 'creditNote', { [`${kindOf(of)}ID`]: of._id, ...body, ...from, date, reason: 'Agreed' }],
    status: wrong ? 400 : !of.live ? 409 : isUnknown ? 400 : either(isReturned && !tooLate, 200, 409),
    apply: ({ info }) => credit(world, { of, date, ...(box ? { box } : {}), ...goods }, cents, info._id),
  };
}

/** Whether so much takes back something that had been paid. */
function returns(world: World, of: Debt, cents: number): boolean {
  return cents > owedFor(world, of) - paidOn(world, of);
}
