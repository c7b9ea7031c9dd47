import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { type Call, caller } from '#kit/server/call';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { referenceKey } from './key.rules';
import { amountProblem, type Bookable, bookingProblem, worthOfMessage } from './message.rules';

/** A row of a payment, as far as a message may confirm it. */
export interface Confirmed {
  readonly accountID: string;
  readonly amount: Money;
  readonly reference?: string | null | undefined;
  readonly messageID?: string | null | undefined;
}

/** A message that the call holds. */
export interface HeldMessage extends Bookable {
  readonly _id: string;
  readonly accountID: string;
  readonly phone: string | null;
  readonly reference: string | null;
  readonly paymentID: string | null;
}

/** The facts that a refusal needs. */
interface Known {
  readonly rate: number;
  readonly shown: (amount: Money) => string;
}

/**
 * Holds the messages that confirm rows of a payment: the one that a row names, otherwise the open one with its reference (WA8). Refuses
 * messages that are booked, ignored, of another account or of another amount. Undefined for a row that none confirms.
 */
export async function holdMessages(
  call: Call,
  rows: readonly Confirmed[],
  { rate, shown }: Known,
): Promise<readonly (HeldMessage | undefined)[]> {
  if (!rows.some(({ reference, messageID }) => reference || messageID)) return rows.map(() => undefined);
  const held = await heldWhere(call, rows);
  const used = new Set<string>();
  const confirming: (HeldMessage | undefined)[] = [];
  for (const [index, row] of rows.entries()) {
    const place = `payments.${index}`;
    const found = messageOf(row, held);
    if (row.messageID && !found) refuseInvalid({ [`${place}.messageID`]: t('Choose from the list') });
    if (found) {
      if (found.accountID !== row.accountID)
        refuseInvalid({ [`${place}.messageID`]: t('This message is of another account') });
      if (used.has(found._id)) refuseInvalid({ [`${place}.messageID`]: t('This message stands there twice') });
      used.add(found._id);
      const paymentNo = await paymentNoOf(call, found);
      refuseConflict(bookingProblem(found, rate, paymentNo), `${place}.messageID`);
      const worth = worthOfMessage(found, rate);
      if (worth !== undefined) refuseConflict(amountProblem(worth, row.amount, shown), `${place}.amount`);
    }
    confirming.push(found);
  }
  return confirming;
}

function messageOf(
  { accountID, reference, messageID }: Confirmed,
  held: readonly HeldMessage[],
): HeldMessage | undefined {
  if (messageID) return held.find(({ _id }) => _id === messageID);
  const key = reference ? referenceKey(reference) : undefined;
  return held.find(
    (one) =>
      one.accountID === accountID && one.reference !== null && referenceKey(one.reference) === key && isFree(one),
  );
}

const isFree = ({ status, direction }: Bookable) => status === 'open' && direction === 'in';

async function heldWhere(call: Call, rows: readonly Confirmed[]): Promise<HeldMessage[]> {
  const ids = rows.flatMap(({ messageID }) => messageID ?? []);
  const typed = rows.filter(({ reference, messageID }) => reference && !messageID);
  const byReference: Fragment[] = typed.map(
    ({ accountID, reference }) =>
      sql`_id in (select "messageID" from ${tableOf(call, 'wallet_message_known')}
        where "accountID" = ${accountID} and key = ${referenceKey(reference ?? '')})`,
  );
  return askPrepared<HeldMessage>(
    call.db,
    sql`select _id, "accountID", status, direction, amount, currency, phone, reference, "paymentID"
      from ${tableOf(call, 'wallet_message')}
      where ${sql.join([sql`_id = any(${ids}::uuid[])`, ...byReference], sql` or `)} order by _id for update`,
  );
}

/** The number of the payment that a message is in; undefined for one that is free. */
export async function paymentNoOf(
  call: Call,
  { paymentID }: Pick<HeldMessage, 'paymentID'>,
): Promise<number | undefined> {
  if (paymentID === null) return undefined;
  const [row] = await askPrepared<{ paymentNo: number }>(
    call.db,
    sql`select "paymentNo" from ${tableOf(call, 'payment')} where _id = ${paymentID}`,
  );
  return row?.paymentNo;
}

/** Records that messages which the call holds belong to a payment: booked with it, or linked to an earlier one. */
export async function useMessages(
  call: Call,
  ids: readonly string[],
  paymentID: string,
  status: 'booked' | 'known',
): Promise<void> {
  if (ids.length === 0) return;
  await askPrepared(
    call.db,
    sql`update ${tableOf(call, 'wallet_message')} set status = ${status}, "paymentID" = ${paymentID}, reason = null,
        "userID" = ${caller(call)._id}, "updatedAt" = ${call.now}, __v = __v + 1 where _id = any(${ids}::uuid[])`,
  );
}
