import { sql } from 'kysely';
import type { Money } from '#kit/contract/money';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';

/** A live payment, held so that nobody voids it meanwhile; undefined where there is none. */
export async function holdLivePayment(
  call: Call,
  paymentID: string,
): Promise<{ readonly paymentNo: number } | undefined> {
  const [live] = await askPrepared<{ paymentNo: number }>(
    call.db,
    sql`select "paymentNo" from ${tableOf(call, 'payment')} where _id = ${paymentID} and "voidedAt" is null for share`,
  );
  return live;
}

/** What a message confirms: an amount of one payment, in one account. */
interface Confirming {
  readonly messageID: string;
  readonly accountID: string | null;
  readonly amount: Money | undefined;
}

/** A row of a payment, with the reference that was typed. */
interface Row {
  readonly reference: string | null;
}

/** Lets a message confirm the first row of a payment that matches and is not confirmed yet; undefined if there is no such row. */
export async function confirmRow(
  call: Call,
  paymentID: string,
  { messageID, accountID, amount }: Confirming,
): Promise<Row | undefined> {
  const part = tableOf(call, 'payment_part');
  const [row] = await askPrepared<Row>(
    call.db,
    sql`update ${part} set "messageID" = ${messageID} where _id = (
        select _id from ${part} where "paymentID" = ${paymentID} and "accountID" = ${accountID} and amount = ${amount ?? null}
          and "messageID" is null order by position limit 1)
      returning reference`,
  );
  return row;
}

/** Removes the confirmation of a row of a payment by a message. */
export async function unconfirmRow(call: Call, paymentID: string, messageID: string): Promise<Row | undefined> {
  const [row] = await askPrepared<Row>(
    call.db,
    sql`update ${tableOf(call, 'payment_part')} set "messageID" = null
      where "messageID" = ${messageID} and "paymentID" = ${paymentID} returning reference`,
  );
  return row;
}
