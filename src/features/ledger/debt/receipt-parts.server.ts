import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { plus, sum } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import type { Beside } from '#kit/server/write/beside';
import { refuseOfPayment } from '#features/ledger/counter-payment/counter-payment.server';
import type { Said } from '#features/ledger/money-account/landing.rules';
import type { PaymentMethod } from '#features/ledger/payment/payment.contract';
import type { Posting } from '#features/ledger/transaction/posting.server';
import type { Debt } from './debt.contract';
import { leftToPay } from './debt.rules';
import type { Owed } from './debt.server';

/** The part of a payment that pays one document from one account: it becomes a receipt. */
export interface ReceiptPart {
  /** The held document as it was before the payment. */
  readonly owed: Pick<Owed, '_id' | 'payer' | 'paid' | 'balance' | 'charged' | 'takenOff'>;
  readonly amount: Money;
  readonly accountID: string;
  readonly paymentMethod: PaymentMethod;
  readonly phonePaid: string | null;
  readonly datePaid: string;
  readonly paymentID: string | null;
}

/** A receipt made of a part. Its posting is not written yet: a call that makes receipts of several kinds posts them together. */
export interface MadeReceipt {
  readonly part: ReceiptPart;
  readonly _id: string;
  readonly receiptNo: number;
  /** The amount left of the document after it. */
  readonly balance: Money;
  readonly person: string;
  readonly posting: Posting;
}

/** A document, and the amount that receipts made now pay of it. */
interface PaidOff {
  readonly owed: Pick<Owed, '_id' | 'paid'>;
  readonly amount: Money;
}

/** Updates what is paid on several locked documents of one kind to include the receipts that are made of them. */
export function payOff(call: Call, { table, paid }: Debt, receipts: readonly PaidOff[]): Beside {
  const sums = new Map<string, Money>();
  for (const { owed, amount } of receipts) sums.set(owed._id, plus(sums.get(owed._id) ?? owed.paid, amount));
  const rows = [...sums].map(([_id, whole]) => ({ _id, whole }));
  return sql`update ${tableOf(call, table)} d set ${sql.ref(paid)} = v.whole, "updatedAt" = ${call.now}, __v = d.__v + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) v(_id uuid, whole numeric) where d._id = v._id`;
}

/** The balance of each document after each of these receipts, in their order. */
export function balancesAfter(receipts: readonly { owed: Pick<Owed, '_id' | 'balance'>; amount: Money }[]): Money[] {
  return receipts.map(({ owed }, index) => {
    const upTo = receipts.slice(0, index + 1).filter((one) => one.owed._id === owed._id);
    return leftToPay(owed.balance, sum(upTo.map(({ amount }) => amount)));
  });
}

/** The columns of a receipt of a payment. */
export function columnsOfPart(debt: Debt, part: ReceiptPart, phoneReceipt: string): object {
  const { owed, amount, accountID, paymentMethod, phonePaid, datePaid, paymentID } = part;
  const { parent, amount: paid } = debt.receipts;
  const of = { [debt.payer]: owed.payer, [parent]: owed._id, [paid]: amount };
  return { ...of, accountID, paymentMethod, phonePaid, phoneReceipt, datePaid, paymentID };
}

/** How receipts of one kind are made and voided as parts of a payment. */
export interface ReceiptParts {
  readonly kind: string;
  readonly debt: Debt;
  readonly make: (call: Call, parts: readonly ReceiptPart[]) => Promise<MadeReceipt[]>;
  /** Voids all receipts of this kind in a payment. */
  readonly remove: (call: Call, paymentID: string, reason: string | null) => Promise<void>;
}

/** A receipt to be made: what it pays, and all its columns. */
export interface NewReceipt {
  readonly owed: Pick<Owed, '_id' | 'paid'>;
  readonly amount: Money;
  readonly datePaid: string;
  readonly accountID: string;
  readonly values: object;
}

/** The money of a receipt. */
interface PaidMoney extends Said {
  readonly amount: Money;
  readonly datePaid: string;
}

/** Whether an edit changes the money of a receipt: the amount, the account, the way of paying or the date. */
export function isMoved(before: PaidMoney, wanted: PaidMoney): boolean {
  return (['amount', 'accountID', 'paymentMethod', 'datePaid'] as const).some((name) => before[name] !== wanted[name]);
}

/** Refuses to change the money of a receipt that belongs to a payment, because the payment says how it came (CO10). */
export async function refuseMovedPart(call: Call, stored: object): Promise<void> {
  const paymentID = paymentOf(stored);
  if (paymentID !== null) await refuseOfPayment(call, paymentID);
}

/** Whether a receipt was paid from credit, in which case it lies in the account for credit, and no phone paid it. `left` is the receipt's account. */
export function isFromCredit({ accounts }: Owed, left: string): boolean {
  return accounts.some(({ _id, kind }) => _id === left && kind === 'credit');
}

/** Why the money of a receipt paid from credit cannot be changed: the credit that was used has its amount. */
export function fromCreditProblem(): string {
  return t('This was paid from credit. Void it and take it again');
}

/** The payment that a receipt is part of; null for a receipt by itself. */
export function paymentOf(receipt: object): string | null {
  return 'paymentID' in receipt && typeof receipt.paymentID === 'string' ? receipt.paymentID : null;
}
