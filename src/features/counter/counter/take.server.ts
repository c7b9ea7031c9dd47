import { t } from '#kit/contract/language';
import type { Saved } from '#kit/contract/endpoint';
import type { Money } from '#kit/contract/money';
import { minus, plus, sum } from '#kit/rules/money';
import { record } from '#kit/server/activity-log';
import type { Call } from '#kit/server/call';
import { refuseInvalid } from '#kit/server/refusal';
import { holdCredit, makeCredit, refuseMoreCredit } from '#features/ledger/credit/credit.server';
import { payment, type PaymentRead } from '#features/ledger/counter-payment/counter-payment.contract';
import { makePayment, type NewPart } from '#features/ledger/counter-payment/counter-payment.server';
import { isSameReference } from '#features/ledger/counter-payment/reference.rules';
import { type Referenced, takeReferences } from '#features/ledger/counter-payment/reference.server';
import { type HeldMessage, holdMessages, useMessages } from '#features/counter/wallet-message/hold.server';
import { paymentCode } from '#features/counter/payment/payment-paper.server';
import type { Asked } from './asked.server';
import { changeOfAll } from './cash.rules';
import { creditRows } from './credit-rows.rules';
import { type Held, holdAccounts } from './held.server';
import { type HeldDebts, holdDebts, refuseNothingOpen } from './lock-debts.server';
import { makeReceipts, partRead, phoneOf, type Receipt } from './parts.server';
import { calculatedOf } from './calculated.rules';
import { receiptKinds } from '#features/counter/open-debt/receipt-kinds.server';
import { sellAtCounter } from './sell.server';
import { keptOf, shareOut } from './share.rules';
import { restOf, sumProblems } from './sum.rules';

/**
 * Takes money at the counter: receipts for all debts and for the sale, credit that is used and kept, and the payment that holds them
 * together; or nothing. Locks in the one order of the product: books and accounts, the person, debts, stock; numbers last.
 */
export async function takeAtCounter(call: Call, _id: string, sent: Asked): Promise<Saved<PaymentRead>> {
  // A payment is one line in the activity log, whatever it consists of.
  const quiet: Call = { ...call, events: [] };
  const held = await holdAccounts(quiet, sent);
  refuseInvalid(sumProblems(calculatedOf(sent), held.shown));
  const { asked, messages } = await confirmedBy(quiet, sent, held);
  await takeReferences(quiet, _id, referencesOf(asked, messages));
  await holdPayer(quiet, asked, held);
  const debts = await holdDebts(quiet, asked, held);
  const sold = await sellAtCounter(quiet, asked);
  const targets = sold ? [...debts.targets, sold] : debts.targets;
  const shared = shareOut(amountsOf(targets), asked.useCredit, amountsOf(asked.rows));
  const kept = shared.kept.flatMap((amount, index) => {
    const row = asked.rows[index];
    return row && amount > 0 ? [{ amount, accountID: row.accountID }] : [];
  });
  if (shared.parts.length + kept.length === 0) refuseNothingOpen(debts, held);
  const made = await makePayment(quiet, {
    _id,
    payer: asked.payer,
    payerName: payerNameOf(asked, { held, debts }),
    date: asked.date,
    note: asked.note,
    total: sum(amountsOf(asked.rows)),
    creditUsed: shared.creditUsed,
    creditKept: keptOf(shared),
    change: changeOfAll(asked.rows, held.rate),
    invoiceID: sold?._id ?? null,
    parts: shared.parts.length + kept.length,
    rows: asked.rows.flatMap((row, index) => rowOf(row, held, messages[index])),
  });
  await useMessages(quiet, idsOf(messages), _id, 'booked');
  const receipts = await makeReceipts(quiet, { asked, held, paymentID: _id, targets, parts: shared.parts });
  const moving = { paymentID: _id, date: asked.date, used: usedBy(receipts), kept };
  if (asked.payer) await makeCredit(quiet, asked.payer, creditRows(moving));
  const credit = held.payer && plus(minus(held.payer.credit, shared.creditUsed), keptOf(shared));
  const paid = { ...made, receipts: receipts.map(partRead), creditLeft: credit ?? null };
  await logPayment(call, paid);
  const info = { ...paid, paperCode: await paymentCode(call, made) };
  const became = minus(keptOf(shared), restOf(calculatedOf(sent)));
  return { status: true, message: savedSentence(info.paymentNo, { lowered: debts.lowered, became }, held), info };
}

const amountsOf = (rows: readonly { readonly amount: Money }[]) => rows.map(({ amount }) => amount);

/** Holds the payer where credit moves, and refuses to use more than there is. */
async function holdPayer(call: Call, { payer, useCredit, keepRest }: Asked, { shown }: Held): Promise<void> {
  if (!payer || (useCredit === 0 && !keepRest)) return;
  const credit = await holdCredit(call, payer);
  refuseMoreCredit(useCredit, { credit, shown }, 'useCredit');
}

/** The name of the payer: the parent's where the debts of several students are paid; somebody who pays their own debts needs none (CO2). */
function payerNameOf({ payerName }: Asked, { held, debts }: { held: Held; debts: HeldDebts }): string | null {
  const owing = new Set(debts.targets.map(({ payer }) => payer));
  return payerName ?? (owing.size > 1 ? (held.payer?.parentName ?? null) : null);
}

/** The payment with the references and phones from the wallet messages that confirm its rows, and these messages, which are locked. */
async function confirmedBy(call: Call, asked: Asked, held: Held) {
  const messages = await holdMessages(call, asked.rows, held);
  const rows = asked.rows.map((row, index) => {
    const { reference = null, phone = null } = messages[index] ?? {};
    return { ...row, reference: row.reference ?? reference, phonePaid: row.phonePaid ?? phone };
  });
  return { asked: { ...asked, rows }, messages };
}

type Messages = readonly (HeldMessage | undefined)[];

/** The references of the rows of a payment, typed and from wallet messages, each once. */
function referencesOf({ rows }: Asked, messages: Messages): Referenced[] {
  return rows.flatMap(({ accountID, reference = null }, index) => {
    const own = messages[index]?.reference ?? null;
    const field = `payments.${index}.reference`;
    const named = isSameReference(reference, own) ? [reference] : [reference, own];
    return named.flatMap((one) => (one ? [{ accountID, reference: one, field }] : []));
  });
}

const idsOf = (messages: Messages) => messages.flatMap((one) => one?._id ?? []);

function rowOf(row: Asked['rows'][number], held: Held, message: HeldMessage | undefined): NewPart[] {
  const account = held.accounts.get(row.accountID);
  if (!account) return [];
  const { amount, given = null, givenSecond = null, reference = null } = row;
  // Change is shown in both currencies, even if everything was handed over in the first (CO8).
  const rate = (given === null && givenSecond === null) || held.rate === 0 ? null : held.rate;
  const confirmation = message ? { _id: message._id, reference: message.reference } : null;
  const phonePaid = phoneOf(row, held);
  return [{ account, amount, given, givenSecond, phonePaid, reference, rate, message: confirmation }];
}

function usedBy(receipts: readonly Receipt[]) {
  return receipts.flatMap(({ from, target, made: { _id, part } }) =>
    from === 'credit' ? [{ kind: receiptKinds[target.of].kind, _id, amount: part.amount }] : [],
  );
}

async function logPayment(call: Call, info: Omit<PaymentRead, 'paperCode'>): Promise<void> {
  const { _id, paymentNo, total, creditUsed, receipts } = info;
  const after = { ...info, count: receipts.length, sum: plus(total, creditUsed) };
  await record(call, { action: 'create', resource: payment.path, recordID: _id, label: String(paymentNo), after });
}

/**
 * The sentence that a payment is saved. Where less was still open than was to be paid, it says how much became credit instead, or how much
 * less was taken (CO6).
 */
function savedSentence(paymentNo: number, { lowered, became }: Meanwhile, { shown }: Held): string {
  if (became > 0) {
    const kept = shown(became);
    return t('Payment {paymentNo} is saved. {kept} became credit: less was still open', { paymentNo, kept });
  }
  if (lowered === 0) return t('Payment {paymentNo} is saved', { paymentNo });
  const less = shown(lowered);
  return t('Payment {paymentNo} is saved. {less} less was still open than was to be paid', { paymentNo, less });
}

/** The effect of others' payments meanwhile: how much less was open than was to be paid, and how much more was kept as credit. */
interface Meanwhile {
  readonly lowered: Money;
  readonly became: Money;
}
