import { sql } from 'kysely';
import type { Day } from '#kit/contract/day';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { dayOfBooking } from './message.rules';

/** The day of a payment that these messages confirm and that names none (WA7); undefined where it has no message. */
export async function dayOfMessages(call: Call, ids: readonly string[]): Promise<Day | undefined> {
  if (ids.length === 0) return undefined;
  const rows = await askPrepared<{ paidAt: string; lastCount: Day | null }>(
    call.db,
    sql`select m."paidAt", a."lastCount" from ${tableOf(call, 'wallet_message')} m
      join ${tableOf(call, 'money_account')} a on a._id = m."accountID" where m._id = any(${ids}::uuid[])`,
  );
  const days = rows.map((row) => dayOfBooking(row, call.today, call.house.timeZone));
  return days.toSorted().at(-1);
}
