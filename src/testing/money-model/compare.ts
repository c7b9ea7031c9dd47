import { expect } from 'vitest';
import type { Area } from './command';
import { lookAtBoxes, lookAtPayments, lookAtPeople } from './compare-counter';
import { adopt, type Call, cents, type Row, rows } from './shown';
import { chargedFor, owedFor, paidOn, receiptsOfAll, takenOff } from './debts';
import { live, monthOf, sum } from './kept';
import { type Debt, earned, type Posting, type Receipt, type World } from './world';

const statusOf = (total: number, paid: number) => (paid === total ? 'fullPaid' : paid === 0 ? 'unpaid' : 'percialPaid');

const paidSays = (world: World, of: Debt) => {
  const [total, paid] = [owedFor(world, of), paidOn(world, of)];
  return [total, paid, total - paid, statusOf(total, paid), takenOff(world, of), chargedFor(of)];
};

/** The parts of a plan in cents; null where there is none. */
const partsOf = (plan: readonly { readonly amount: number }[] | null | undefined) =>
  plan?.map(({ amount }) => cents(amount)) ?? null;

const receiptSays = ({ no, cents: worth, date }: Receipt) => [no, worth, date];

/** Compares what is charged, paid and left of each job, and the receipts for them. */
async function lookAtServices(world: World, call: Call): Promise<void> {
  const services = await rows(call, 'service');
  expect(
    services.map(({ _id, servicePrice, AmountPaid, Balance, Status, credited, priceGross }) => [
      _id,
      ...[servicePrice, AmountPaid, Balance].map(cents),
      Status,
      ...[credited, priceGross].map(cents),
    ]),
    'services',
  ).toEqual(live(world.services).map((one) => [one._id, ...paidSays(world, one)]));
  const receipts = await rows(call, 'serviceReceipt');
  expect(
    receipts.map(({ receiptNo, AmountPaid, datePaid }) => [receiptNo, cents(AmountPaid), datePaid]),
    'receipts of services',
  ).toEqual(live(world.serviceReceipts).map(receiptSays));
}

const looks: Readonly<Record<Area, (world: World, call: Call) => Promise<void>>> = {
  async fees(world, call) {
    if (world.brand !== 'academy') return;
    const fees = await rows(call, 'fee');
    adopt(world.fees, fees, 'feeNo');
    // What a charge took off by itself is found by its number as well.
    if (world.notes.some(({ _id }) => _id === '')) adopt(world.notes, await rows(call, 'creditNote'), 'creditNoteNo');
    expect(
      fees.map(({ feeNo, feeAmount, feePaid, feeBalance, feeStatus, credited, feeGross, instalments }) => [
        feeNo,
        cents(feeAmount),
        cents(feePaid),
        cents(feeBalance),
        feeStatus,
        cents(credited),
        cents(feeGross),
        partsOf(instalments),
      ]),
      'fees',
    ).toEqual(live(world.fees).map((fee) => [fee.no, ...paidSays(world, fee), fee.parts ?? null]));
    const receipts = await rows(call, 'receipt');
    adopt(world.feeReceipts, receipts, 'receiptNo');
    expect(
      receipts.map(({ receiptNo, AmountPaid, datePaid }) => [receiptNo, cents(AmountPaid), datePaid]),
      'receipts',
    ).toEqual(live(world.feeReceipts).map(receiptSays));
    await lookAtPayments(world, call);
  },
  async people(world, call) {
    const payrolls = await rows(call, 'payroll');
    expect(
      payrolls.map(({ feeNo, feetype, Amount, Status, datePaid }) => [feeNo, feetype, cents(Amount), Status, datePaid]),
      'payrolls',
    ).toEqual(
      live(world.payrolls).map((one) => [
        one.no,
        one.feetype,
        one.cents,
        one.paidOn ? 'paid' : 'unpaid',
        one.paidOn ?? null,
      ]),
    );
    const entries = await rows(call, 'performance');
    expect(
      entries.map(({ _id, total, isPaid, payrollID }: Row & { payrollID?: { _id: string } | null }) => [
        _id,
        cents(total ?? 0),
        isPaid,
        payrollID?._id ?? null,
      ]),
      'performance',
    ).toEqual(
      world.entries.map((one) => [one._id, earned(one), one.payroll?.paidOn !== undefined, one.payroll?._id ?? null]),
    );
  },
  async shop(world, call) {
    if (world.brand !== 'decoration') return;
    const invoices = await rows(call, 'invoice');
    expect(
      invoices.map(({ invoiceNumber, Total, amountPaid, balance, Status, credited, totalGross }) => [
        invoiceNumber,
        cents(Total),
        cents(amountPaid),
        cents(balance),
        Status,
        cents(credited),
        cents(totalGross),
      ]),
      'invoices',
    ).toEqual(live(world.invoices).map((one) => [one.no, ...paidSays(world, one)]));
    await lookAtServices(world, call);
    const receipts = await rows(call, 'receipt');
    expect(
      receipts.map(({ receiptNo, amountPaid, datePaid }) => [receiptNo, cents(amountPaid), datePaid]),
      'receipts',
    ).toEqual(live(world.invoiceReceipts).map(receiptSays));
    await lookAtPayments(world, call);
    const stock = await rows(call, 'stock');
    expect(
      stock.map(({ quantityInStock, purchusePrice, sellingPrice }) => [
        quantityInStock,
        cents(purchusePrice),
        cents(sellingPrice),
      ]),
      'stock',
    ).toEqual(world.items.map(({ pieces, cost, price }) => [pieces, cost, price]));
    const purchases = await rows(call, 'purchase');
    expect(
      purchases.map(({ _id, Amount }) => [_id, cents(Amount)]),
      'purchases',
    ).toEqual(live(world.purchases).map(({ _id, pieces, cost }) => [_id, pieces * cost]));
  },
  async books() {},
  boxes: lookAtBoxes,
  async notes(world, call) {
    await looks.counter(world, call);
    const notes = await rows(call, 'creditNote');
    expect(
      notes.map(({ creditNoteNo, lowered, returned, date }) => [creditNoteNo, cents(lowered), cents(returned), date]),
      'credit notes',
    ).toEqual(live(world.notes).map(({ no, lowered, returned, date }) => [no, lowered, returned, date]));
  },
  async counter(world, call) {
    await looks.fees(world, call);
    await looks.shop(world, call);
    await lookAtBoxes(world, call);
    await lookAtPeople(world, call);
  },
};

/** The statement, row by row and running, and the dashboard's sums. */
async function statement(world: World, call: Call): Promise<void> {
  const entered = live(world.postings);
  const shown = await rows(call, 'transection');
  adopt(world.postings, shown, 'transectionNo');
  expect(
    shown.map(({ transectionNo, transectionType, type, amount, date }) => [
      transectionNo,
      transectionType,
      type,
      cents(amount),
      date,
    ]),
    'statement',
  ).toEqual(entered.map(({ no, side, type, cents: worth, date }) => [no, side, type, worth, date]));
  const of = (side: Posting['side'], month = '') =>
    sum(entered.filter((one) => one.side === side && one.date.startsWith(month)).map((one) => one.cents));
  const month = monthOf(world.day);
  const owing: readonly Debt[] = [...live(world.fees), ...live(world.services), ...live(world.invoices)];
  const due = owing.map((one) => owedFor(world, one) - paidOn(world, one));
  const { body: summary } = await call('GET', 'summary');
  expect(
    {
      rows: summary.NumberOfTransections,
      income: cents(summary.totalincome),
      expense: cents(summary.totalExpense),
      balance: cents(summary.balance),
      due: cents(summary.totalDue),
      received: cents(summary.totalReceiptMoney),
      monthIncome: cents(summary.currentMonthIncome),
      monthExpense: cents(summary.currentMonthExpense),
      enrolled: summary.NumberOfEnrolledStudents,
    },
    'dashboard',
  ).toEqual({
    rows: entered.length,
    income: of('income'),
    expense: of('expense'),
    balance: of('income') - of('expense'),
    due: sum(due),
    received: sum(live(receiptsOfAll(world)).map((one) => one.cents)),
    monthIncome: of('income', month),
    monthExpense: of('expense', month),
    enrolled: new Set(world.seats.filter(({ active }) => active).map(({ student }) => student)).size,
  });
}

/** The running balance of the statement ends at the sum of all live postings (D16). */
async function running(world: World, call: Call): Promise<void> {
  const shown = await rows(call, 'transection?running=1');
  const last: (Row & { runningBalance?: number }) | undefined = shown.at(-1);
  const all = sum(live(world.postings).map(({ side, cents: worth }) => (side === 'income' ? worth : -worth)));
  expect(cents(last?.runningBalance ?? 0), 'running balance').toBe(all);
}

/** Throws if what the product shows of an area differs from the model. */
export async function compareArea(world: World, call: Call, area: Area): Promise<void> {
  await looks[area](world, call);
  await statement(world, call);
}

/** Throws if what the product shows of any area differs from the model. */
export async function compareAll(world: World, call: Call): Promise<void> {
  for (const look of Object.values(looks)) await look(world, call);
  await statement(world, call);
  await running(world, call);
}
