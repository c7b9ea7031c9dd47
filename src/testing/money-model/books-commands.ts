import type { Move, Plans } from './command';
import { post, unpost } from './statement';
import { amount, dayBefore, either, pick } from './kept';
import { isClosed, type Posting, type World } from './world';

export const booksPlans: Plans = {
  closeBooks: (world, { which, daysAgo }) => {
    // Open again, the months before, or today as well.
    const day = which % 3 === 0 ? null : dayBefore(world.day, which % 3 === 1 ? 10 + daysAgo : 0);
    return {
      call: ['PUT', 'settings', { booksClosedUpTo: day }],
      status: 200,
      apply: () => (world.closedUpTo = day),
    };
  },
  nextDay: (world, { which }) => {
    if (world.day > '2026-05-20') return undefined;
    world.day = dayBefore(world.day, -1 - (which % 4) * 7);
    return { call: ['GET', 'transection?page=1'], status: 200 };
  },
  enterByHand: (world, { which, cents, daysAgo }) => {
    const side = which % 2 ? 'income' : 'expense';
    const date = dayBefore(world.day, daysAgo);
    const body = {
      transectionType: side,
      type: 'service income',
      name: 'Bank',
      amount: amount(cents),
      date,
      description: 'By hand',
    };
    return {
      call: ['POST', 'transection', body],
      status: cents === 0 ? 400 : either(isClosed(world, date), 409, 200),
      apply: ({ info }) => post(world, { side, type: 'service income', cents, date, source: undefined }, info._id),
    };
  },
  /** What a document posted is refused whatever is sent (D13); what was taken back stays, and so does what a close has counted (AL8). */
  editPosting: (world, { which, cents }) => {
    const one = pick(world.postings, which);
    if (!one) return undefined;
    const isFixed = one.countedIn !== undefined && one.cents !== cents;
    return {
      call: ['PUT', `transection/${one._id}`, { amount: amount(cents) }],
      status: !isByHand(world, one) ? 409 : either(cents === 0, 400, either(isFixed, 409, 200)),
      apply: () => (one.cents = cents),
    };
  },
  voidPosting: (world, { which }) => voidOf(world, pick(world.postings, which)),
};

/** The voiding of a posting: a counted row stays, and a row of the other side takes it back, once (AL8). */
export function voidOf(world: World, one: Posting | undefined): Move | undefined {
  return (
    one && {
      call: ['DELETE', `transection/${one._id}`],
      status: either(isByHand(world, one), 200, 409),
      apply: () => unpost(world, one),
    }
  );
}

const isByHand = (world: World, one: Posting) =>
  one.live && !one.takenBack && one.source === undefined && !isClosed(world, one.date);
