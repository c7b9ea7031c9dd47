import { post, postingOf } from './statement';
import { live, sum } from './kept';
import { type Box, type Close, type Credit, isClosed, type Posting, type Transfer, type World } from './world';

/** The close with which a box was counted last. */
export const lastCloseOf = ({ closes }: World, box: Box): Close | undefined =>
  live(closes).findLast((one) => one.box === box);

/** The sum that a box held when it was counted last. */
export const countedIn = (world: World, box: Box) => lastCloseOf(world, box)?.counted ?? 0;

/** The rows of a box that no close has counted, up to a day. */
export interface Uncounted {
  readonly postings: readonly Posting[];
  readonly transfers: readonly Transfer[];
  readonly credits: readonly Credit[];
}

export function uncountedIn({ postings, transfers, credits }: World, box: Box, upTo: string): Uncounted {
  const isDue = ({ date }: { readonly date: string }) => date <= upTo;
  return {
    postings: live(postings).filter((one) => one.box === box && !one.countedIn && isDue(one)),
    transfers: live(transfers).filter(
      (one) => (one.from === box || one.to === box) && !one.countedIn.has(box) && isDue(one),
    ),
    credits: live(credits).filter((one) => one.box === box && !one.countedIn && isDue(one)),
  };
}

/** The sum in a box on a day: as it was last counted, with all that has moved it since. */
export function heldIn(world: World, box: Box, upTo: string = world.day): number {
  const { postings, transfers, credits } = uncountedIn(world, box, upTo);
  return (
    countedIn(world, box) +
    sum(postings.map(({ side, cents }) => (side === 'income' ? cents : -cents))) +
    sum(transfers.map(({ from, cents }) => (from === box ? -cents : cents))) +
    sum(credits.map(({ kind, cents }) => (kind === 'advance' ? cents : -cents)))
  );
}

/** Nothing is dated in closed books, nor before the last count of its box (D11, AC11). */
export function isShut(world: World, date: string, ...boxes: readonly Box[]): boolean {
  return isClosed(world, date) || boxes.some((box) => isBeforeCount(world, date, box));
}

export function isBeforeCount(world: World, date: string, box: Box): boolean {
  const last = lastCloseOf(world, box);
  return last !== undefined && date < last.date;
}

/** Counts a box: its rows get the close, and the difference is posted as counted by it (DC4, DC6). */
export function keepClose(world: World, close: Close): void {
  const { box, date, difference } = close;
  const { postings, transfers, credits } = uncountedIn(world, box, date);
  for (const one of [...postings, ...credits]) one.countedIn = close;
  for (const one of transfers) one.countedIn.set(box, close);
  world.closes.push(close);
  if (difference === 0) return;
  const side = difference > 0 ? 'income' : 'expense';
  const cents = Math.abs(difference);
  post(world, { side, type: 'cash difference', cents, date, source: close, box, countedIn: close });
}

/** Takes a close back: its rows are free again, its difference is gone (DC10), and so is the move of its float. */
export function takeBackClose(world: World, close: Close): void {
  const { box, float } = close;
  for (const one of [...world.postings, ...world.credits]) if (one.countedIn === close) one.countedIn = undefined;
  for (const one of world.transfers) if (one.countedIn.get(box) === close) one.countedIn.delete(box);
  for (const one of world.postings) if (one.source === close) one.live = false;
  if (float && float.countedIn.size === 0) takeBackTransfer(world, float);
  close.live = false;
}

/** Takes a move of money back, with what it cost. */
export function takeBackTransfer(world: World, transfer: Transfer): void {
  transfer.live = false;
  if (transfer.fee > 0) postingOf(world, transfer).live = false;
}
