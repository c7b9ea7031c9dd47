import type { Direction } from '#features/counter/wallet-pattern/wallet-pattern.contract';

/** A message with the balance after it. */
export interface Link {
  readonly _id: string;
  readonly paidAt: string;
  readonly direction: Direction;
  readonly amount: number;
  readonly balanceAfter: number;
}

/** What is missing before a message, and since when. */
export interface Gap {
  readonly gap: number | null;
  readonly gapSince: string | null;
}

/** Providers take fractions of a cent: a difference up to this does not matter (WA9). */
const tolerance = 0.05;

/** A balance with all its own decimals, without those that arithmetic adds. */
const exact = (value: number) => Number(value.toFixed(6));

const moved = ({ direction, amount }: Link) => (direction === 'in' ? amount : -amount);

const before = (one: Link) => exact(one.balanceAfter - moved(one));

const isClose = (one: number, other: number) => Math.abs(exact(one - other)) <= tolerance;

/**
 * The gap before each of these messages of one wallet, in the order of their time; none is known before the first. Messages of one moment
 * are ordered so that their balances follow from each other.
 */
export function gapsOf(links: readonly Link[]): ReadonlyMap<string, Gap> {
  const gaps = new Map<string, Gap>();
  let last: Link | undefined;
  for (const moment of moments(links))
    for (const one of inOrder(moment, last)) {
      gaps.set(one._id, last ? gapAfter(last, one) : { gap: null, gapSince: null });
      last = one;
    }
  return gaps;
}

function gapAfter(last: Link, one: Link): Gap {
  const start = before(one);
  return isClose(start, last.balanceAfter)
    ? { gap: null, gapSince: null }
    : { gap: exact(start - last.balanceAfter), gapSince: last.paidAt };
}

function moments(links: readonly Link[]): Link[][] {
  const groups = new Map<string, Link[]>();
  for (const one of links) groups.set(one.paidAt, [...(groups.get(one.paidAt) ?? []), one]);
  return [...groups.values()];
}

/** Messages of one moment, each after the one with whose balance it begins. */
function inOrder(moment: readonly Link[], last: Link | undefined): readonly Link[] {
  if (moment.length === 1) return moment;
  const ordered: Link[] = [];
  let left = [...moment];
  let balance = last?.balanceAfter ?? firstBalance(moment);
  while (left.length > 0) {
    const next = left.find((one) => isClose(before(one), balance)) ?? left[0];
    if (!next) break;
    ordered.push(next);
    left = left.filter((one) => one !== next);
    balance = next.balanceAfter;
  }
  return ordered;
}

/** The balance of a wallet before messages of one moment: the one that none of them left behind. */
function firstBalance(moment: readonly Link[]): number {
  const starts = moment.map(before);
  return starts.find((start) => !moment.some(({ balanceAfter }) => isClose(balanceAfter, start))) ?? starts[0] ?? 0;
}
