import type { Plans } from './command';
import { amount, dayBefore, either, isClosed, pick, post } from './world';

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
  /** What a document posted is refused whatever is sent (D13). */
  editPosting: (world, { which, cents }) => {
    const one = pick(world.postings, which);
    if (!one) return undefined;
    const byHand = one.live && one.source === undefined && !isClosed(world, one.date);
    return {
      call: ['PUT', `transection/${one._id}`, { amount: amount(cents) }],
      status: !byHand ? 409 : either(cents === 0, 400, 200),
      apply: () => (one.cents = cents),
    };
  },
  voidPosting: (world, { which }) => {
    const one = pick(world.postings, which);
    if (!one) return undefined;
    const byHand = one.live && one.source === undefined && !isClosed(world, one.date);
    return {
      call: ['DELETE', `transection/${one._id}`],
      status: either(byHand, 200, 409),
      apply: () => (one.live = false),
    };
  },
};
