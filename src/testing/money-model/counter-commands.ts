import { isShut } from './boxes';
import type { Dice, Move, Plans } from './command';
import { creditOf, keepCredit } from './credit';
import { rowsOf, split } from './goods';
import { answerOf, type Asked, mayTakeBack, owedOn, takeAtCounter, takeBackPayment } from './payments';
import { kindOf, totalOf } from './debts';
import { barelyWorth, type Handed } from './second';
import { amount, dayBefore, either, live, pick, sum } from './kept';
import { type Box, type Debt, isClosed, type World } from './world';

/** The counter: payments of several debts in several ways, and credit that is kept, used and given back. */
export const counterPlans: Plans = {
  takeDebts: (world, dice) => {
    const debts = someDebts(world, dice);
    return taking(world, dice, { debts, sale: undefined });
  },
  payAhead: (world, dice) => taking(world, { ...dice, turn: dice.turn | 1 }, { debts: [], sale: undefined }),
  voidPayment: (world, { which, other }) => {
    const one = other % 2 ? pick(world.payments, which) : live(world.payments).at(-1 - (which % 4));
    return (
      one && {
        call: ['DELETE', `payment/${one._id}`, { reason: 'Not hers' }],
        status: either(mayTakeBack(world, one), 200, 409),
        apply: () => takeBackPayment(world, one),
      }
    );
  },
  giveBack: (world, dice) => {
    const { other, cents: rolled, daysAgo } = dice;
    const haves = world.payers.filter((one) => creditOf(world, one) > 0);
    const [payer, box] = [pick(haves, other) ?? payerOf(world, dice), pick(world.boxes, other)];
    if (!payer || !box) return undefined;
    const left = creditOf(world, payer);
    const cents = [left, Math.ceil(left / 2), rolled][other % 3] ?? rolled;
    const date = dayBefore(world.day, daysAgo);
    const body = { [payer.field]: payer._id, amount: amount(cents), accountID: box._id, date, reason: 'Leaves' };
    return {
      call: ['POST', 'credit/refund', body],
      status: cents === 0 ? 400 : either(isShut(world, date, box) || cents > left, 409, 200),
      apply: ({ info }) => keepCredit(world, { payer, kind: 'refund', cents, date, box }, info._id),
    };
  },
  /** Only what a person gave back, until a close has counted it (CO10). */
  takeBackRefund: (world, { which, other }) => {
    const one = pick(other % 3 ? world.credits.filter(({ kind }) => kind === 'refund') : world.credits, which);
    if (!one) return undefined;
    const isFree = one.live && one.kind === 'refund' && !one.source && !one.countedIn;
    return {
      call: ['DELETE', `credit/${one._id}`, { reason: 'Came back' }],
      status: either(isFree && !isClosed(world, one.date), 200, 409),
      apply: () => (one.live = false),
    };
  },
  changeRate: (world, { which }) => {
    const rate = [26_000, 600, 0, 3, 26_000][which % 5] ?? 0;
    return { call: ['PUT', 'settings', { secondRate: rate }], status: 200, apply: () => (world.rate = rate) };
  },
  switchCredit: (world, { which }) => {
    const useCreditAtCharge = which % 4 > 0;
    return {
      call: ['PUT', 'settings', { useCreditAtCharge }],
      status: 200,
      apply: () => (world.usesCredit = useCreditAtCharge),
    };
  },
};

/** Goods sold at the counter, some together with debts (CO7). */
export const salePlans: Plans = {
  sellAtCounter: (world, dice) => {
    const { which, pieces, other: discount, cents: price } = dice;
    const buyer = which % 3 > 0 ? payerOf(world, dice) : undefined;
    const debts = dice.daysAgo % 3 === 1 ? someDebts(world, dice) : [];
    return taking(world, dice, { debts, sale: { pieces: split(pieces), price, discount, buyer } });
  },
};

/** The digits of `turn`, each of what it decides. */
const digits = ({ turn }: Dice) => ({
  keepRest: turn % 2 === 1,
  credit: Math.floor(turn / 2) % 3,
  count: 1 + (Math.floor(turn / 6) % 3),
  off: Math.floor(turn / 18) % 8,
  ways: 1 + (Math.floor(turn / 144) % 3),
  given: Math.floor(turn / 432) % 5,
  hasPayer: Math.floor(turn / 2_160) % 4 > 0,
});

const payerOf = (world: World, { which }: Dice) => pick(world.payers, which);

/** A few documents that are owed, of whomever; some of them paid or voided already. */
function someDebts(world: World, dice: Dice): Asked['debts'] {
  const { count, off } = digits(dice);
  const all: readonly Debt[] =
    world.brand === 'academy' ? world.fees : [...world.services, ...world.invoices.filter(({ buyer }) => buyer)];
  const open = off === 5 ? all : all.filter((one) => one.live && owedOn(world, one) > 0);
  const chosen = Array.from({ length: Math.min(count, open.length) }, (_, nth) => pick(open, dice.which + nth));
  return chosen.flatMap((of) => {
    if (!of) return [];
    const left = owedOn(world, of);
    const cents = [left, Math.ceil(left / 2), left + (dice.cents % 7)][dice.other % 3] ?? left;
    return [{ of, cents: left > 0 ? cents : dice.cents }];
  });
}

/** A payment for what is chosen: paid to the cent, too little or too much; from credit and over several boxes. */
function taking(world: World, dice: Dice, { debts, sale }: Pick<Asked, 'debts' | 'sale'>): Move {
  const { keepRest, credit, off, ways, given, hasPayer } = digits(dice);
  const payer = sale ? sale.buyer : hasPayer ? payerOf(world, dice) : undefined;
  const owed = sum(debts.map(({ cents }) => cents)) + (sale ? Math.max(0, totalOf(sale)) : 0);
  const has = payer ? creditOf(world, payer) : 0;
  const useCredit = credit === 0 ? 0 : Math.min(has + (credit === 2 && off === 4 ? 1 : 0), owed);
  const more = [0, 0, -1, keepRest ? dice.cents : 1, keepRest ? 500 : 0][off] ?? 0;
  const rest = Math.max(0, owed - useCredit + (debts.length === 0 && !sale ? dice.cents : more));
  const rows = rowsIn(world, dice, { rest, ways, given });
  const asked = { payer, debts, sale, rows, useCredit, keepRest, date: dayBefore(world.day, dice.daysAgo) };
  return {
    call: ['POST', 'counter', bodyOf(world, asked)],
    status: answerOf(world, asked),
    apply: ({ info }) => takeAtCounter(world, asked, info),
  };
}

/** Money split over as many boxes, the first of which may be handed over with more, or less, than is paid; some in the second currency. */
function rowsIn(
  world: World,
  { other, pieces }: Dice,
  { rest, ways, given }: { readonly rest: number; readonly ways: number; readonly given: number },
): Asked['rows'] {
  const part = Math.floor(rest / ways);
  const amounts = [rest - part * (ways - 1), ...Array.from({ length: ways - 1 }, () => part)].filter((one) => one > 0);
  return amounts.flatMap((cents, nth) => {
    const box: Box | undefined = pick(world.boxes, other + nth);
    const handed = nth === 0 ? handedFor(cents, { given, pieces, rate: world.rate }) : nothingSaid;
    return box ? [{ box, cents, ...handed, rate: world.rate }] : [];
  });
}

const nothingSaid: Handed = { given: undefined, second: undefined };

/** Nothing stated, just enough or just too little in the second currency, some of both, or more or less than is paid. */
function handedFor(
  cents: number,
  { given, pieces, rate }: { readonly given: number; readonly pieces: number; readonly rate: number },
): Handed {
  const hands: readonly Handed[] = [
    nothingSaid,
    { given: undefined, second: barelyWorth(cents, rate, pieces % 4 === 0 ? 1 : 0) },
    { given: Math.floor(cents / 2), second: barelyWorth(cents, rate, 0) },
    { given: cents + 500, second: undefined },
    { given: cents - 1, second: undefined },
  ];
  return hands[given] ?? nothingSaid;
}

function bodyOf(world: World, { payer, debts, sale, rows, useCredit, keepRest, date }: Asked) {
  return {
    ...(payer ? { [payer.field]: payer._id } : {}),
    debts: debts.map(({ of, cents }) => ({ [`${kindOf(of)}ID`]: of._id, amount: amount(cents) })),
    ...(sale ? { sale: { items: rowsOf(world, sale.pieces, sale.price), discount: amount(sale.discount) } } : {}),
    payments: rows.map(({ box, cents, given, second }) => ({
      accountID: box._id,
      amount: amount(cents),
      ...(given === undefined ? {} : { given: amount(given) }),
      ...(second === undefined ? {} : { givenSecond: amount(second) }),
    })),
    useCredit: amount(useCredit),
    keepRest,
    date,
  };
}
