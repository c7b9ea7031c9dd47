import { isBeforeCount, isShut } from './boxes';
import type { Move } from './command';
import { kindOf } from './debts';
import { useCredit } from './credit';
import { post, postingOf, unpost } from './statement';
import { amount, either, live } from './kept';
import { type Box, type Debt, isClosed, type Payer, type Payment, type Receipt, type World } from './world';

/** Money that pays a debt: where it lands, or whose credit it is. */
interface Taken {
  readonly of: Debt;
  readonly cents: number;
  readonly date: string;
  readonly _id?: string | undefined;
  readonly box?: Box | undefined;
  readonly payment?: Payment;
  readonly credit?: Payer | undefined;
}

/** Where the receipts of a kind of debt are kept, and what their postings are. */
const kinds = {
  fee: { receipts: ({ feeReceipts }: World) => feeReceipts, last: 'feeReceipt', type: 'student' },
  service: {
    receipts: ({ serviceReceipts }: World) => serviceReceipts,
    last: 'serviceReceipt',
    type: 'service income',
  },
  invoice: { receipts: ({ invoiceReceipts }: World) => invoiceReceipts, last: 'invoiceReceipt', type: 'Sales Income' },
} as const;

/** Makes a receipt and its posting; what credit pays is income in no box. */
export function receive(world: World, { of, cents, date, _id = '', box, payment, credit }: Taken): Receipt {
  const { receipts, last, type } = kinds[kindOf(of)];
  const part = { ...(payment ? { payment } : {}), ...(credit ? { fromCredit: true } : {}) };
  const made: Receipt = { no: ++world.last[last], _id, of, cents, date, live: true, ...part };
  receipts(world).push(made);
  if (credit) useCredit(world, made, credit, type);
  else post(world, { side: 'income', type, cents, date, source: made, ...(box ? { box } : {}) });
  return made;
}

/** The fields of a receipt that say in which box its money lands, or none for the usual one. */
export const landing = (box: Box | undefined) => ({
  ...(box ? { accountID: box._id } : {}),
  ...(box?.kind === 'cash' ? {} : { phonePaid: '252615550303' }),
});

/** Whether a receipt of so much is refused for its day and its box (D11, AC11). */
export const isTooLate = (world: World, date: string, box: Box | undefined) =>
  box ? isShut(world, date, box) : isClosed(world, date);

/** A receipt is edited; the money of one that belongs to a payment, that is from credit or that is counted stays (CO10, AL8). */
export function editOf(
  world: World,
  one: Receipt,
  { cents, date, fits, field }: { cents: number; date: string; fits: boolean; field: 'AmountPaid' | 'amountPaid' },
): Move {
  const moves = cents !== one.cents || date !== one.date;
  const isFixed = one.payment !== undefined || one.fromCredit === true;
  const posting = one.live ? postingOf(world, one) : undefined;
  const isBefore = date !== one.date && posting?.box !== undefined && isBeforeCount(world, date, posting.box);
  const stays = isClosed(world, one.date) || isClosed(world, date) || isBefore || (moves && posting?.countedIn);
  const answered = cents === 0 ? 400 : either(fits && !stays, 200, 409);
  return {
    call: [
      'PUT',
      `${kindOf(one.of) === 'service' ? 'serviceReceipt' : 'receipt'}/${one._id}`,
      { [field]: amount(cents), datePaid: date },
    ],
    status: !one.live || (moves && isFixed) ? 409 : answered,
    apply: () => {
      Object.assign(one, { cents, date });
      if (posting) Object.assign(posting, { cents, date });
    },
  };
}

/** Whether a receipt is one of several parts of a payment, which goes as a whole (CO10). */
export const isPart = ({ payment }: Receipt) => payment !== undefined && payment.parts > 1;

/** Voids a receipt with its posting; the credit that it used is the person's again. */
export function voidReceipt(world: World, one: Receipt): void {
  unpost(world, postingOf(world, one));
  for (const used of live(world.credits)) if (used.source === one) used.live = false;
  one.live = false;
}

/** Voids a receipt by itself: a payment goes with its only part. */
export function removeReceipt(world: World, one: Receipt): void {
  voidReceipt(world, one);
  if (one.payment) one.payment.live = false;
}
