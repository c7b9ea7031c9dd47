import type { Money } from '#kit/contract/money';
import { minus, noMoney, sum } from '#kit/rules/money';

/** Where a part of a payment comes from: the payer's credit, or a row of the payment by its place. */
export type From = 'credit' | number;

/** A part of a payment: an amount from one source for the debt at this place. It becomes one receipt. */
export interface Part {
  readonly debt: number;
  readonly from: From;
  readonly amount: Money;
}

/** A payment shared out. */
export interface Shared {
  readonly parts: readonly Part[];
  /** What is left of each row, and the part of each debt for which nothing was left. */
  readonly kept: readonly Money[];
  readonly open: readonly Money[];
  readonly creditUsed: Money;
}

/**
 * Shares a payment out over debts: the credit first, then the rows in their order; each debt takes from the current one until one
 * of the two is empty (CO4).
 */
export function shareOut(debts: readonly Money[], credit: Money, rows: readonly Money[]): Shared {
  const sources: { from: From; left: Money }[] = [
    { from: 'credit', left: credit },
    ...rows.map((left, from) => ({ from, left })),
  ];
  const parts: Part[] = [];
  const open = debts.map((owed, debt) => {
    let left = owed;
    for (const source of sources) {
      const amount = left < source.left ? left : source.left;
      if (amount <= 0) continue;
      parts.push({ debt, from: source.from, amount });
      left = minus(left, amount);
      source.left = minus(source.left, amount);
    }
    return left;
  });
  return {
    parts,
    open,
    kept: sources.slice(1).map(({ left }) => left),
    creditUsed: minus(credit, sources[0]?.left ?? noMoney),
  };
}

/** The amount of a payment that is kept: the sum of what is left of its rows. */
export const keptOf = ({ kept }: Pick<Shared, 'kept'>): Money => sum(kept);
