import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import { counted, t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { saved } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { callOf } from '#house/rights/calls.rules';
import { refuseWithoutRight } from '#house/rights/without-right.server';
import { debtKinds, type PaymentRead } from '#features/ledger/counter-payment/counter-payment.contract';
import { heldBooks } from '#features/ledger/books/books.server';
import { heldAccountsNamed } from '#features/ledger/money-account/landing.server';
import { openDebtsOf } from '#features/counter/open-debt/open-debts.server';
import { receiptKinds } from '#features/counter/open-debt/receipt-kinds.server';
import { askedOf } from '#features/counter/counter/asked.server';
import { takeAtCounter } from '#features/counter/counter/take.server';
import { takeMoney } from '#features/counter/counter/take.contract';
import { dayOfMessages } from '#features/counter/wallet-message/day.server';
import { type HeldMessage, paymentNoOf } from '#features/counter/wallet-message/hold.server';
import { bookingProblem } from '#features/counter/wallet-message/message.rules';
import { proposalsOf } from './proposals.server';
import { notSureAmongProblem, notSureProblem, weakProblem } from './book.rules';
import type { bookMessages, ProposalOf, ProposedDebt } from './wallet.contract';

interface Held extends HeldMessage {
  readonly name: string | null;
  readonly isWeak: boolean;
}

/**
 * `POST walletMessage/book`: makes one payment for each message, as proposed, through the counter's own code; all or none (WA7).
 * Everything that the payments lock is locked before the first one is made, in the one order of locks, because numbers come last.
 */
export async function book(call: Call, { ids }: BodyOf<typeof bookMessages>) {
  const rate = await holdAccountsOf(call, ids);
  const messages = await holdNamed(call, ids);
  const isAlone = ids.length === 1;
  for (const message of messages) {
    refuseConflict(bookingProblem(message, rate, await paymentNoOf(call, message)), 'ids');
    if (!isAlone) refuseConflict(weakProblem(message), 'ids');
  }
  const proposals = await proposalsOf(call, ids);
  for (const proposal of proposals) refuseConflict(notSureProblem(proposal), 'ids');
  await holdPeople(call, proposals);
  await holdDebts(call, proposals);
  const payments: PaymentRead[] = [];
  for (const message of messages) {
    // What an earlier payment has paid is no longer open.
    const [proposal] = await proposalsOf(call, [message._id]);
    if (!proposal) throw new Error('A message that is held has no proposal');
    refuseConflict(isAlone ? notSureProblem(proposal) : notSureAmongProblem(message, proposal), 'ids');
    payments.push(await take(call, message, proposal));
  }
  return saved(counted(payments.length, '{count} message is booked', '{count} messages are booked'), payments);
}

/** Ends the call with 403 for a caller who may not take money at the counter, because booking takes money. */
export async function refuseWithoutCounter(call: Call, body: unknown): Promise<unknown> {
  refuseWithoutRight(call, callOf(takeMoney));
  return body;
}

async function take(
  call: Call,
  { _id, accountID }: Held,
  { payer, debts, rest, worth }: ProposalOf,
): Promise<PaymentRead> {
  const date = await dayOfMessages(call, [_id]);
  const asked = askedOf(call, {
    ...payerSent(payer),
    debts: debts.map(debtSent),
    payments: worth === null ? [] : [{ accountID, amount: worth, messageID: _id }],
    keepRest: rest > 0,
    ...(date === undefined ? {} : { date }),
  });
  return (await takeAtCounter(call, newId(), asked)).info;
}

function payerSent(payer: ProposalOf['payer']) {
  if (payer === null) return {};
  return payer.kind === 'student' ? { studentID: payer._id } : { customerID: payer._id };
}

function debtSent({ of, _id, amount }: ProposedDebt) {
  if (of === 'fee') return { feeID: _id, amount };
  return of === 'service' ? { serviceID: _id, amount } : { invoiceID: _id, amount };
}

/** Holds the books and the accounts of messages for share; returns how many of the second currency make 1.00. */
async function holdAccountsOf(call: Call, ids: readonly string[]): Promise<number> {
  const named = await askPrepared<{ accountID: string }>(
    call.db,
    sql`select distinct "accountID" from ${tableOf(call, 'wallet_message')} where _id = any(${ids}::uuid[])`,
  );
  const accounts = named.map(({ accountID }) => accountID);
  const [row] = await askPrepared<{ rate: number }>(
    call.db,
    sql`select ${heldBooks(call)}, "secondRate" as rate, ${heldAccountsNamed(call, accounts)} as accounts
      from ${tableOf(call, 'organisation')}`,
  );
  return row?.rate ?? 0;
}

async function holdNamed(call: Call, ids: readonly string[]): Promise<Held[]> {
  const held = await askPrepared<Held>(
    call.db,
    sql`select _id, "accountID", status, direction, amount, currency, phone, name, reference, "paymentID", "isWeak"
      from ${tableOf(call, 'wallet_message')} where _id = any(${ids}::uuid[]) order by _id for update`,
  );
  if (held.length < ids.length) refuseInvalid({ ids: t('Choose from the list') });
  return held.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id));
}

/** Holds everybody whose credit will move. */
async function holdPeople(call: Call, proposals: readonly ProposalOf[]): Promise<void> {
  const payers = proposals.flatMap(({ payer, rest }) => (payer && rest > 0 ? [payer] : []));
  for (const kind of ['student', 'customer'] as const) {
    const ids = payers.filter((one) => one.kind === kind).map(({ _id }) => _id);
    if (ids.length > 0)
      await askPrepared(
        call.db,
        sql`select _id from ${tableOf(call, kind)} where _id = any(${ids}::uuid[]) order by _id for no key update`,
      );
  }
}

/** Holds all open debts of the people who may have paid: which of them are paid is decided again for each message in turn. */
async function holdDebts(call: Call, proposals: readonly ProposalOf[]): Promise<void> {
  const people = [...new Set(proposals.flatMap((one) => one.people.map(({ _id }) => _id)))];
  const debts = await openDebtsOf(call, people);
  for (const of of debtKinds) {
    const ids = debts.filter((debt) => debt.of === of).map(({ _id }) => _id);
    if (ids.length > 0)
      await askPrepared(
        call.db,
        sql`select _id from ${tableOf(call, receiptKinds[of].debt.table)} where _id = any(${ids}::uuid[]) order by _id for update`,
      );
  }
}
