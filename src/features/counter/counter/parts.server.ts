import { debtKinds, type PaidPart } from '#features/ledger/counter-payment/counter-payment.contract';
import type { Call } from '#kit/server/call';
import type { MadeReceipt, ReceiptPart } from '#features/ledger/debt/receipt-parts.server';
import { isWallet } from '#features/ledger/payment/payment.rules';
import { postAll } from '#features/ledger/transaction/posting.server';
import type { Asked } from './asked.server';
import type { Held } from './held.server';
import type { Target } from './lock-debts.server';
import { receiptKinds } from '#features/counter/open-debt/receipt-kinds.server';
import type { Part } from './share.rules';

/** A receipt of a payment: the debt that it pays, and whether credit paid it. */
export interface Receipt {
  readonly target: Target;
  readonly made: MadeReceipt;
  readonly from: Part['from'];
}

/** The parts of a payment. */
interface Payment {
  readonly asked: Asked;
  readonly held: Held;
  readonly paymentID: string;
  readonly targets: readonly Target[];
  readonly parts: readonly Part[];
}

/** Makes one receipt for each part of a payment, and posts them all; numbers are taken kind by kind, as everywhere. */
export async function makeReceipts(call: Call, payment: Payment): Promise<Receipt[]> {
  const wanted = payment.parts.flatMap(({ debt, from, amount }) => {
    const target = payment.targets[debt];
    return target ? [{ target, from, part: partOf(call, payment, target, { from, amount }) }] : [];
  });
  const receipts: Receipt[] = [];
  for (const of of debtKinds) {
    const own = wanted.filter(({ target }) => target.of === of);
    if (own.length === 0) continue;
    const made = await receiptKinds[of].make(
      call,
      own.map(({ part }) => part),
    );
    for (const [index, { target, from }] of own.entries()) {
      const one = made[index];
      if (one) receipts.push({ target, from, made: one });
    }
  }
  await postAll(
    call,
    receipts.map(({ made }) => made.posting),
  );
  return receipts;
}

/** The money of a part: where it lies and how it came; credit lies in the account of what is owed to people (CO12). */
function partOf(
  call: Call,
  { asked, held, paymentID }: Payment,
  { _id, payer, paid, balance, charged, takenOff }: Target,
  { from, amount }: Pick<Part, 'from' | 'amount'>,
): ReceiptPart {
  const row = from === 'credit' ? undefined : asked.rows[from];
  const account = (row && held.accounts.get(row.accountID)) ?? held.credit;
  const { paymentMethod } = account;
  // Neither cash nor credit is paid from a phone.
  const house = row && isWallet(paymentMethod) ? call.house.phone : null;
  return {
    owed: { _id, payer, paid, balance, charged, takenOff },
    amount,
    accountID: account._id,
    paymentMethod,
    phonePaid: (row && phoneOf(row, held)) ?? house,
    datePaid: asked.date,
    paymentID,
  };
}

/** The phone that a row was paid from: the one that was sent, otherwise, for a wallet, the payer's (CO4). */
export function phoneOf({ accountID, phonePaid }: Asked['rows'][number], { accounts, payer }: Held): string | null {
  const method = accounts.get(accountID)?.paymentMethod ?? '';
  return phonePaid ?? (isWallet(method) ? (payer?.phone ?? null) : null);
}

/** A receipt as the answer of a payment lists it. */
export function partRead({ target, made }: Receipt): PaidPart {
  const { of, _id: debtID, name, charged, takenOff } = target;
  const { _id, receiptNo, balance, person, part } = made;
  return { of, debtID, _id, receiptNo, amount: part.amount, name, person, charged, balance, takenOff };
}
