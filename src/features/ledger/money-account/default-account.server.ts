import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { change } from '#kit/server/write/change';
import type { PaymentMethod } from '#features/ledger/payment/payment.contract';
import { moneyAccount } from './money-account.contract';

/** The account that takes a way of paying unless another is named, among the locked ones; undefined if none is in use (AC3). */
export async function defaultOf(call: Call, method: PaymentMethod): Promise<string | undefined> {
  const [found] = await askPrepared<{ _id: string }>(
    call.db,
    sql`select _id from ${tableOf(call, 'money_account')} where "paymentMethod" = ${method} and "isDefault"`,
  );
  return found?._id;
}

/** Whether an account other than this one is in use for a way of paying. */
export async function otherActive(call: Call, method: PaymentMethod, id: string): Promise<boolean> {
  const found = await askPrepared(
    call.db,
    sql`select 1 from ${tableOf(call, 'money_account')}
      where "paymentMethod" = ${method} and "isActive" and kind <> 'credit' and _id <> ${id} limit 1`,
  );
  return found.length > 0;
}

/** Makes another account the default in the same call. */
export async function takeDefaultFrom(call: Call, id: string): Promise<void> {
  await change(call, moneyAccount, id, { isDefault: false });
}
