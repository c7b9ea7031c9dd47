import { expect } from 'vitest';
import { heldIn, lastCloseOf } from './boxes';
import { creditOf, creditOfAll } from './credit';
import { owedOn } from './payments';
import { receiptsOfAll } from './debts';
import { adopt, type Call, cents, type Row, rows } from './shown';
import { live, sum } from './kept';
import { type Debt, type PaidRow, type Payment, type World } from './world';

/** Compares the sum in each box, the transfers between them, and the result of each count; Customer credit is what is owed to people. */
export async function lookAtBoxes(world: World, call: Call): Promise<void> {
  const accounts: readonly (Row & { readonly kind?: string })[] = await rows(call, 'account');
  expect(
    world.boxes
      .map(({ _id }) => accounts.find((one) => one._id === _id))
      .map((one) => [cents(one?.balance), one?.lastCount]),
    'boxes',
  ).toEqual(world.boxes.map((box) => [heldIn(world, box), lastCloseOf(world, box)?.date ?? null]));
  expect(cents(accounts.find(({ kind }) => kind === 'credit')?.balance) + creditOfAll(world), 'customer credit').toBe(
    0,
  );
  const transfers = await rows(call, 'transfer');
  expect(
    transfers.map(({ transferNo, amount, fee, date }) => [transferNo, cents(amount), cents(fee), date]),
    'transfers',
  ).toEqual(live(world.transfers).map(({ no, cents: worth, fee, date }) => [no, worth, fee, date]));
  const closes = await rows(call, 'dayClose');
  expect(
    closes.map(({ closeNo, date, counted, expected, difference, secondRate, reason, status, signedBy }) => [
      closeNo,
      date,
      ...[counted, expected, difference].map(cents),
      secondRate,
      reason,
      status,
      signedBy,
    ]),
    'closes',
  ).toEqual(
    live(world.closes).map(({ no, date, counted, difference, rate, reason, isSigned }) => [
      no,
      date,
      counted,
      counted - difference,
      difference,
      rate ?? null,
      reason ?? null,
      ...(isSigned ? ['signed', 'admin person'] : ['counted', null]),
    ]),
  );
}

/** Compares the payments at the counter, the parts of each, and the movements of credit. */
export async function lookAtPayments(world: World, call: Call): Promise<void> {
  const payments: readonly (Row & {
    readonly receipts?: readonly { receiptNo: number; amount: number }[];
    readonly payments?: readonly ShownRow[];
  })[] = await rows(call, 'payment');
  expect(
    payments.map(({ paymentNo, date, total, creditUsed, creditKept, change, receipts = [], payments: paid = [] }) => [
      paymentNo,
      date,
      ...[total, creditUsed, creditKept, change].map(cents),
      receipts.map(({ receiptNo, amount }) => [receiptNo, cents(amount)]),
      paid.map(rowShown),
    ]),
    'payments',
  ).toEqual(
    live(world.payments).map((one) => [
      one.no,
      one.date,
      one.total,
      one.used,
      one.kept,
      one.change,
      receiptsOf(world, one).map(({ no, cents: worth }) => [no, worth]),
      one.rows.map(rowSays),
    ]),
  );
  const credits = await rows(call, 'credit');
  adopt(world.credits, credits, 'creditNo');
  expect(
    credits.map(({ creditNo, kind, amount, date }) => [creditNo, kind, cents(amount), date]),
    'credit',
  ).toEqual(live(world.credits).map(({ no, kind, cents: worth, date }) => [no, kind, worth, date]));
}

/** Compares what the counter shows for each payer: the credit, and the open debts. */
export async function lookAtPeople(world: World, call: Call): Promise<void> {
  for (const payer of world.payers) {
    const { body } = await call('GET', `counter/debts?${payer.field}=${payer._id}`);
    const fees = world.fees.filter(({ student }) => world.payers[student] === payer);
    const bought = [...world.services, ...world.invoices].filter(({ buyer }) => buyer === payer);
    const open = live<Debt>([...fees, ...bought]);
    expect([cents(body.people[0]?.credit), cents(body.total)], `credit and debts of ${payer.field}`).toEqual([
      creditOf(world, payer),
      sum(open.map((one) => owedOn(world, one))),
    ]);
  }
}

const receiptsOf = (world: World, payment: Payment) =>
  live(receiptsOfAll(world)).filter((one) => one.payment === payment);

/** A row of a payment as it is stored: with the rate, if one is set and it is stated what was handed over, for which change is given. */
const rowSays = ({ box, cents: worth, given, second, rate }: PaidRow) => [
  box._id,
  worth,
  given ?? null,
  second ?? null,
  given === undefined && second === undefined ? null : rate || null,
];

interface ShownRow {
  readonly accountID: { readonly _id: string };
  readonly amount: number;
  readonly given: number | null;
  readonly givenSecond: number | null;
  readonly rate: number | null;
}
const rowShown = ({ accountID, amount, given, givenSecond, rate }: ShownRow) => [
  accountID._id,
  cents(amount),
  given === null ? null : cents(given),
  givenSecond === null ? null : cents(givenSecond),
  rate,
];
