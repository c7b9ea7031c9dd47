import { voidOf } from './books-commands';
import { heldIn, isShut, keepClose, lastCloseOf, takeBackClose, takeBackTransfer, uncountedIn } from './boxes';
import type { Plans } from './command';
import { post, postingOf } from './statement';
import { amount, dayBefore, either, live, pick } from './kept';
import { worthOf } from './second';
import { type Box, type Close, isClosed, type Transfer, type World } from './world';

/** Accounts: what is entered in a box, moved between two of them, counted, and taken back once it is counted. */
export const boxPlans: Plans = {
  enterInBox: (world, { which, other, cents, daysAgo }) => {
    const box = pick(world.boxes, other);
    if (!box) return undefined;
    const side = which % 2 ? 'income' : 'expense';
    const date = dayBefore(world.day, daysAgo);
    const type = 'service income';
    const body = { transectionType: side, type, name: 'Bank', amount: amount(cents), date, description: 'By hand' };
    return {
      call: ['POST', 'transection', { ...body, accountID: box._id }],
      status: cents === 0 ? 400 : either(isShut(world, date, box), 409, 200),
      apply: ({ info }) => post(world, { side, type, cents, date, source: undefined, box }, info._id),
    };
  },
  transfer: (world, { which, other, cents, pieces, daysAgo }) => {
    const [from, to] = [pick(world.boxes, which), pick(world.boxes, other)];
    if (!from || !to) return undefined;
    const date = dayBefore(world.day, daysAgo);
    const fee = feeOf(pieces);
    const body = { fromID: from._id, toID: to._id, amount: amount(cents), fee: amount(fee), date };
    return {
      call: ['POST', 'transfer', body],
      status: from === to || cents === 0 ? 400 : either(isShut(world, date, from, to), 409, 200),
      apply: ({ info }) => {
        const made = move(world, { from, to, cents, fee, date }, info._id);
        if (fee > 0) enterFee(world, made);
      },
    };
  },
  /** Until either side is counted (AC8). */
  editTransfer: (world, { which, cents, pieces }) => {
    const one = pick(world.transfers, which);
    if (!one) return undefined;
    const fee = feeOf(pieces);
    return {
      call: ['PUT', `transfer/${one._id}`, { amount: amount(cents), fee: amount(fee) }],
      status: !isFree(one) ? 409 : either(cents === 0, 400, either(isClosed(world, one.date), 409, 200)),
      apply: () => {
        const before = one.fee;
        Object.assign(one, { cents, fee });
        if (before === 0 && fee > 0) enterFee(world, one);
        else if (before > 0 && fee > 0) postingOf(world, one).cents = fee;
        else if (before > 0) postingOf(world, one).live = false;
      },
    };
  },
  voidTransfer: (world, { which }) => {
    const one = pick(world.transfers, which);
    if (!one) return undefined;
    return {
      call: ['DELETE', `transfer/${one._id}`, { reason: 'Not done' }],
      status: either(isFree(one) && !isClosed(world, one.date), 200, 409),
      apply: () => takeBackTransfer(world, one),
    };
  },
  /** What a close has counted; what was taken back and is free again first (DC10). */
  voidCounted: (world, { which }) => {
    const own = world.postings.filter(({ source }) => source === undefined);
    const freed = own.filter((one) => one.takenBack && !one.countedIn);
    return voidOf(world, pick(freed.length > 0 ? freed : own.filter((one) => one.countedIn), which));
  },
  /** As expected, or with a difference; the first count of a box states what it began with (DC4, DC6, DC8). Some leave a float (DC7). */
  countBox: (world, { which, other, cents, pieces, daysAgo, turn }) => {
    const box = pick(world.boxes, which);
    const next = pick(world.boxes, which + 1);
    if (!box || !next) return undefined;
    const date = dayBefore(world.day, pieces % 2 === 0 ? 0 : daysAgo);
    const last = lastCloseOf(world, box);
    const expected = heldIn(world, box, date);
    const wanted = Math.max(0, expected + (other % 3 === 0 ? cents : 0));
    const { counted, isUnknown, body, rate } = countOf(world, wanted, turn);
    const isIdle = last !== undefined && counted === last.counted && isQuiet(world, box, date);
    const leave = pieces % 4 === 0 ? cents : undefined;
    const float = leave === undefined ? {} : { leave: amount(leave), moveToID: next._id };
    return {
      call: ['POST', 'dayClose', { accountID: box._id, ...body, date, ...float }],
      status: either(
        isUnknown || (leave !== undefined && leave > counted),
        400,
        either(isShut(world, date, box) || isIdle, 409, 200),
      ),
      apply: ({ info }) => {
        const no = ++world.last.close;
        const rest = counted - (leave ?? counted);
        const said = { rate, reason: undefined, isSigned: false, live: true };
        const close: Close = {
          no,
          _id: info._id,
          box,
          date,
          counted,
          difference: last ? counted - expected : 0,
          ...said,
        };
        const moved = { from: box, to: next, cents: rest, fee: 0, date: world.day };
        keepClose(world, close);
        if (rest > 0) Object.assign(close, { float: move(world, moved, info.transferID._id) });
      },
    };
  },
  /** Only the latest close of a box (DC10). */
  voidClose: (world, { which, other }) => {
    const one = other % 3 === 0 ? pick(world.closes, which) : live(world.closes).at(-1);
    if (!one) return undefined;
    const isLatest = one.live && lastCloseOf(world, one.box) === one;
    return {
      call: ['DELETE', `dayClose/${one._id}`, { reason: 'Miscounted' }],
      status: either(isLatest && !isClosed(world, one.date), 200, 409),
      apply: () => takeBackClose(world, one),
    };
  },
};

/** A count as one amount, or as notes of both currencies: those of the second one are worth as much or more at the rate (DC5). */
function countOf({ rate }: World, wanted: number, turn: number) {
  if (turn % 3 > 0) return { counted: wanted, isUnknown: false, body: { counted: amount(wanted) }, rate: undefined };
  const [value, count] = [50_000, 1 + (turn % 40)];
  const worth = worthOf(value * count, rate);
  const main = Math.max(0, wanted - worth);
  const second = { currency: 'second', value: amount(value), count };
  const notes = [second, ...(main > 0 ? [{ currency: 'main', value: amount(main), count: 1 }] : [])];
  return { counted: main + worth, isUnknown: rate === 0, body: { notes }, rate };
}

/** Whether no row of a box is uncounted. */
function isQuiet(world: World, box: Box, upTo: string): boolean {
  return Object.values(uncountedIn(world, box, upTo)).every((rows) => rows.length === 0);
}

function move(world: World, moved: Pick<Transfer, 'from' | 'to' | 'cents' | 'fee' | 'date'>, _id: string): Transfer {
  const made = { ...moved, no: ++world.last.transfer, _id, countedIn: new Map(), live: true };
  world.transfers.push(made);
  return made;
}

/** The amount posts nothing; what the provider kept is an expense of the box that it left. */
function enterFee(world: World, made: Transfer): void {
  const { fee: cents, date, from: box } = made;
  post(world, { side: 'expense', type: 'transfer fee', cents, date, source: made, box });
}

const feeOf = (pieces: number) => (pieces % 3 === 0 ? 0 : pieces);
const isFree = ({ live: isLive, countedIn }: Transfer) => isLive && countedIn.size === 0;
