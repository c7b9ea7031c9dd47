import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import type { Row } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { record } from '#kit/server/activity-log';
import { type Call, caller } from '#kit/server/call';
import { refuse, refuseConflict, refuseInvalid, refuseField } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { setColumns } from '#kit/server/write/change';
import { neededReason } from '#kit/server/write/asked';
import { isSameReference } from '#features/ledger/counter-payment/reference.rules';
import { confirmRow, holdLivePayment, unconfirmRow } from '#features/ledger/counter-payment/confirmation.server';
import { giveBackReference, takeReferences } from '#features/ledger/counter-payment/reference.server';
import { bookingProblem, worthOfMessage } from './message.rules';
import { paymentNoOf, useMessages } from './hold.server';
import { holdWallet, lift, patternsOf, readWith, unreadKey, type Wallet } from './keep.server';
import { rechain } from './rechain.server';
import { type changeMessage, walletMessage } from './wallet-message.contract';

type Stored = Row<typeof walletMessage>;
type Wanted = BodyOf<typeof changeMessage>;

/** Changes a message that the call has locked. */
export async function changeStored(call: Call, stored: Stored, { status, reason, paymentID }: Wanted): Promise<void> {
  if (paymentID) return linkTo(call, stored, paymentID);
  if (status === 'ignored') return ignore(call, stored, reason ?? null);
  if (status === 'open') return openAgain(call, stored);
  refuseInvalid({ status: t('Choose one of: {choices}', { choices: 'ignored, open' }) });
}

/** Removes a message from those still to be booked, with a reason (WA12). */
async function ignore(call: Call, stored: Stored, reason: string | null): Promise<void> {
  const said = neededReason(reason);
  await refuseInPayment(call, stored);
  await set(call, stored, { status: 'ignored', reason: said, userID: caller(call)._id });
}

/**
 * Opens a message again that was ignored or linked. One that no pattern could read is read again: there may be a pattern for it by now.
 */
async function openAgain(call: Call, stored: Stored): Promise<void> {
  if (stored.status === 'open') return;
  if (stored.amount === null) return readAgain(call, stored);
  if (stored.status === 'booked') await refuseInPayment(call, stored);
  if (stored.status === 'known') await unlink(call, stored);
  await set(call, stored, { status: 'open', reason: null, paymentID: null, userID: null });
}

async function readAgain(call: Call, stored: Stored): Promise<void> {
  const wallet = await holdWallet(call, stored.accountID ?? '');
  const read = await readOf(call, wallet, stored);
  if (!read) {
    if (stored.status === 'unread') refuse(409, t('No pattern has read this message'));
    return set(call, stored, { status: 'unread', reason: null, userID: null });
  }
  const [other] = await askPrepared<object>(
    call.db,
    sql`select 1 from ${tableOf(call, 'wallet_message_known')} where "accountID" = ${wallet._id} and key = ${read.key}`,
  );
  refuseConflict(other && t('This message is there already'));
  await lift(call, stored._id, read, unreadKey(stored.text));
  await rechain(call, wallet._id, [stored._id]);
  await log(call, stored, { status: 'open' });
}

async function readOf(call: Call, { provider }: Wallet, { _id, text, sender, receivedAt, via }: Stored) {
  const arrival = { text, sender, receivedAt: new Date(receivedAt ?? call.now), via, stamp: _id };
  return readWith(call, await patternsOf(call, provider), arrival);
}

/** Links a message to a payment that was taken before the message arrived, and of which it confirms one row (WA10). */
async function linkTo(call: Call, stored: Stored, paymentID: string): Promise<void> {
  const rate = await rateOf(call);
  refuseConflict(bookingProblem(stored, rate, await paymentNoOf(call, stored)));
  const live = await holdLivePayment(call, paymentID);
  if (!live) return refuseField(400, 'paymentID', t('Choose from the list'));
  const { _id: messageID } = stored;
  const row = await confirmRow(call, paymentID, { ...stored, messageID, amount: worthOfMessage(stored, rate) });
  if (!row)
    return refuse(409, t('Payment {paymentNo} has no such amount in this account', { paymentNo: live.paymentNo }));
  const { accountID, reference } = stored;
  if (reference !== null && accountID !== null && !isSameReference(row.reference, reference))
    await takeReferences(call, paymentID, [{ accountID, reference, field: 'paymentID' }]);
  await useMessages(call, [stored._id], paymentID, 'known');
  await log(call, stored, { paymentID, status: 'known' });
}

async function log(call: Call, { _id, reference, name, phone }: Stored, after: object): Promise<void> {
  const label = reference ?? name ?? phone;
  await record(call, { action: 'update', resource: walletMessage.path, recordID: _id, label, after });
}

/** Removes a link; the payment keeps the reference that was typed. */
async function unlink(call: Call, { _id, accountID, reference, paymentID }: Stored): Promise<void> {
  if (paymentID === null) return;
  const row = await unconfirmRow(call, paymentID, _id);
  const isTyped = isSameReference(row?.reference ?? null, reference);
  if (!isTyped && reference !== null && accountID !== null)
    await giveBackReference(call, paymentID, { accountID, reference });
}

async function refuseInPayment(call: Call, stored: Stored): Promise<void> {
  const paymentNo = await paymentNoOf(call, stored);
  if (paymentNo !== undefined) refuseConflict(t('Void payment {paymentNo} first', { paymentNo }));
}

async function set(call: Call, { _id }: Stored, values: object): Promise<void> {
  await setColumns(call, walletMessage, _id, 'update', values);
}

async function rateOf(call: Call): Promise<number> {
  const [row] = await askPrepared<{ rate: number }>(
    call.db,
    sql`select "secondRate" as rate from ${tableOf(call, 'organisation')}`,
  );
  return row?.rate ?? 0;
}
