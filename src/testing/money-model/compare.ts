import { expect } from 'vitest';
import type { Area, Product } from './command';
import {
  type Document,
  earned,
  type Invoice,
  live,
  monthOf,
  paidOn,
  type Posting,
  type Receipt,
  sum,
  totalOf,
  type World,
} from './world';

type Row = Readonly<Record<string, never>>;
type Call = Product['call'];

async function rows(call: Call, path: string): Promise<readonly Row[]> {
  const { status, body } = await call('GET', `${path}${path.includes('?') ? '&' : '?'}page=1&pageSize=200`);
  expect([path, status]).toEqual([path, 200]);
  return body;
}

const statusOf = (total: number, paid: number) => (paid === total ? 'fullPaid' : paid === 0 ? 'unpaid' : 'percialPaid');
const cents = (amount: number | undefined) => Math.round((amount ?? Number.NaN) * 100);

const paidSays = (world: World, of: Document | Invoice, total: number) => {
  const paid = paidOn(world, of);
  return [of.no, total, paid, total - paid, statusOf(total, paid)];
};

/** Numbers are known before ids: what was just made is found by its number. */
function adopt(list: readonly { readonly no: number; _id: string }[], shown: readonly Row[], number: string): void {
  for (const one of list) if (one._id === '') one._id = shown.find((row) => row[number] === one.no)?._id ?? '';
}

const receiptSays = ({ no, cents: worth, date }: Receipt) => [no, worth, date];

const looks: Readonly<Record<Area, (world: World, call: Call) => Promise<void>>> = {
  async fees(world, call) {
    if (world.brand !== 'academy') return;
    const fees = await rows(call, 'fee');
    adopt(world.fees, fees, 'feeNo');
    expect(
      fees.map(({ feeNo, feeAmount, feePaid, feeBalance, feeStatus }) => [
        feeNo,
        cents(feeAmount),
        cents(feePaid),
        cents(feeBalance),
        feeStatus,
      ]),
      'fees',
    ).toEqual(live(world.fees).map((fee) => paidSays(world, fee, fee.cents)));
    const receipts = await rows(call, 'receipt');
    expect(
      receipts.map(({ receiptNo, AmountPaid, datePaid }) => [receiptNo, cents(AmountPaid), datePaid]),
      'receipts',
    ).toEqual(live(world.feeReceipts).map(receiptSays));
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
      invoices.map(({ invoiceNumber, Total, amountPaid, balance, Status }) => [
        invoiceNumber,
        cents(Total),
        cents(amountPaid),
        cents(balance),
        Status,
      ]),
      'invoices',
    ).toEqual(live(world.invoices).map((one) => paidSays(world, one, totalOf(one))));
    const receipts = await rows(call, 'receipt');
    expect(
      receipts.map(({ receiptNo, amountPaid, datePaid }) => [receiptNo, cents(amountPaid), datePaid]),
      'receipts',
    ).toEqual(live(world.invoiceReceipts).map(receiptSays));
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
  const receipts = world.brand === 'academy' ? world.feeReceipts : world.invoiceReceipts;
  const due = [
    ...live(world.fees).map((fee) => fee.cents - paidOn(world, fee)),
    ...live(world.invoices).map((one) => totalOf(one) - paidOn(world, one)),
  ];
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
    received: sum(live(receipts).map((one) => one.cents)),
    monthIncome: of('income', month),
    monthExpense: of('expense', month),
    enrolled: new Set(world.seats.filter(({ active }) => active).map(({ student }) => student)).size,
  });
}

/** The running balance of the statement ends at what all live postings come to (D16). */
async function running(world: World, call: Call): Promise<void> {
  const shown = await rows(call, 'transection?running=1');
  const last: (Row & { runningBalance?: number }) | undefined = shown.at(-1);
  const all = sum(live(world.postings).map(({ side, cents: worth }) => (side === 'income' ? worth : -worth)));
  expect(cents(last?.runningBalance ?? 0), 'running balance').toBe(all);
}

/** Throws where what the product shows of an area is not what the model says. */
export async function compareArea(world: World, call: Call, area: Area): Promise<void> {
  await looks[area](world, call);
  await statement(world, call);
}

/** The same of everything. */
export async function compareAll(world: World, call: Call): Promise<void> {
  for (const look of Object.values(looks)) await look(world, call);
  await statement(world, call);
  await running(world, call);
}
