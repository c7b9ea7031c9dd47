import { isBeforeCount } from './boxes';
import { creditOf, keepCredit, takeBackAdvances } from './credit';
import { fits, type Goods, putBack, sellGoods } from './goods';
import { forgetNotes, isNoted } from './notes';
import { receive, voidReceipt } from './receipts';
import { debtKinds, kindOf, receiptsOfAll, owedFor, paidOn, totalOf } from './debts';
import { handedOver } from './second';
import { live, sum } from './kept';
import { type Box, type Debt, isClosed, type PaidRow, type Payer, type Payment, type World } from './world';

/** What the counter is asked to take, in cents. */
export interface Asked {
  readonly payer: Payer | undefined;
  readonly debts: readonly { readonly of: Debt; readonly cents: number }[];
  readonly sale: Goods | undefined;
  /** Money by the box in which it lands, and what was handed over for it. */
  readonly rows: readonly PaidRow[];
  readonly useCredit: number;
  readonly keepRest: boolean;
  readonly date: string;
}

export const owedOn = (world: World, of: Debt) => owedFor(world, of) - paidOn(world, of);

const centsOf = (some: readonly { readonly cents: number }[]) => sum(some.map(({ cents }) => cents));
const saleOf = ({ sale }: Asked) => (sale ? totalOf(sale) : 0);

/** The answer of the counter to a payment (CO5 to CO8, CO12). */
export function answerOf(world: World, asked: Asked): number {
  const { payer, rows, useCredit, date } = asked;
  if (isUnfit(world, asked)) return 400;
  if (isClosed(world, date) || rows.some(({ box }) => isBeforeCount(world, date, box))) return 409;
  if (isUneven(asked)) return 400;
  if (payer && useCredit > creditOf(world, payer)) return 409;
  for (const { of, cents } of asked.debts) {
    if (!of.live) return 400;
    if (owedOn(world, of) < cents && !(asked.keepRest && payer)) return 409;
  }
  // Others paid all of it meanwhile, and no money came that could be kept.
  const isNothingOpen = asked.debts.length > 0 && asked.debts.every(({ of }) => owedOn(world, of) <= 0);
  if (isNothingOpen && !asked.sale && rows.length === 0) return 409;
  return asked.sale && !fits(world, asked.sale.pieces) ? 409 : 200;
}

/** Whether a payment is wrong whatever is stored. */
function isUnfit(world: World, { debts, sale, rows, date }: Asked): boolean {
  if ([...debts, ...rows].some(({ cents }) => cents === 0)) return true;
  if (sale && (date !== world.day || sum(sale.pieces) === 0 || totalOf(sale) < 0)) return true;
  return rows.some((row) => {
    const handed = handedOver(row, row.rate);
    const hasNoRate = row.second !== undefined && row.rate === 0;
    return handed !== undefined && (row.box.kind !== 'cash' || hasNoRate || handed < row.cents);
  });
}

/** Whether the sum paid differs from what is owed; the rest of a customer's sale may remain due, and money beyond it is kept (CO5). */
function isUneven(asked: Asked): boolean {
  const { payer, debts, sale, rows, useCredit, keepRest } = asked;
  const owed = centsOf(debts) + saleOf(asked);
  const paid = centsOf(rows) + useCredit;
  if (debts.length === 0 && !sale && (!keepRest || paid === owed)) return true;
  if (useCredit > 0 && (!payer || useCredit > owed)) return true;
  return paid < (sale?.buyer ? centsOf(debts) : owed) || (paid > owed && !(keepRest && payer));
}

/** What was made at the counter, as the product answers it. */
interface Answered {
  readonly _id: string;
  readonly invoiceID: { readonly _id: string } | null;
  readonly receipts: readonly { readonly _id: string; readonly of: string }[];
}

/** Takes the money: one receipt for each debt and row, the credit first (CO4); what is left is kept (CO12). */
export function takeAtCounter(world: World, asked: Asked, info: Answered): void {
  const { payer, date, rows } = asked;
  const sale = asked.sale && sellGoods(world, asked.sale, info.invoiceID?._id ?? '');
  const debts = [
    ...asked.debts.map(({ of, cents }) => ({ of, left: Math.min(cents, owedOn(world, of)) })),
    ...(sale ? [{ of: sale, left: totalOf(sale) }] : []),
  ];
  const sources: { readonly box: Box | undefined; left: number }[] = [
    { box: undefined, left: asked.useCredit },
    ...rows.map(({ box, cents }) => ({ box, left: cents })),
  ];
  const parts: { of: Debt; box: Box | undefined; cents: number }[] = [];
  for (const debt of debts)
    for (const source of sources) {
      const cents = Math.min(debt.left, source.left);
      debt.left -= cents;
      source.left -= cents;
      if (cents > 0) parts.push({ of: debt.of, box: source.box, cents });
    }
  const kept = sources.slice(1).filter(({ left }) => left > 0);
  const payment: Payment = {
    no: ++world.last.payment,
    _id: info._id,
    date,
    payer,
    total: centsOf(rows),
    used: centsOf(parts.filter(({ box }) => !box)),
    kept: sum(kept.map(({ left }) => left)),
    change: sum(rows.map((row) => (handedOver(row, row.rate) ?? row.cents) - row.cents)),
    sale,
    rows,
    parts: parts.length + kept.length,
    live: true,
  };
  world.payments.push(payment);
  const made = new Map(debtKinds.map((kind) => [kind, info.receipts.filter(({ of }) => of === kind).values()]));
  const place = ({ of }: { readonly of: Debt }) => debtKinds.indexOf(kindOf(of));
  for (const part of parts.toSorted((one, other) => place(one) - place(other))) {
    const { _id } = made.get(kindOf(part.of))?.next().value ?? {};
    receive(world, { ...part, date, _id, payment, credit: part.box ? undefined : payer });
  }
  for (const { box, left: cents } of kept)
    if (payer) keepCredit(world, { payer, kind: 'advance', cents, date, box, source: payment });
}

const receiptsOf = (world: World, payment: Payment) =>
  live(receiptsOfAll(world)).filter((one) => one.payment === payment);

/** Whether a payment is voided with all that it consists of: not once its advance is used (CO10). */
export function mayTakeBack(world: World, payment: Payment): boolean {
  const { live: isLive, date, payer, sale } = payment;
  if (!isLive || isClosed(world, date)) return false;
  const own = receiptsOf(world, payment);
  const used = centsOf(own.filter(({ fromCredit }) => fromCredit));
  if (payer && payment.kept > 0 && creditOf(world, payer) + used < payment.kept) return false;
  if (!own.every(({ of }) => paidOn(world, of) >= centsOf(own.filter((one) => one.of === of)))) return false;
  if (!sale?.live) return true;
  const isAlone = live(world.invoiceReceipts).every(({ of, payment: other }) => of !== sale || other === payment);
  return isAlone && !isNoted(world, sale);
}

export function takeBackPayment(world: World, payment: Payment): void {
  for (const one of receiptsOf(world, payment)) voidReceipt(world, one);
  takeBackAdvances(world, payment);
  const { sale } = payment;
  if (sale?.live) {
    forgetNotes(world, sale);
    sale.live = false;
    putBack(world, sale);
  }
  payment.live = false;
}
