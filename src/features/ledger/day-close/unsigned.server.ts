import { sql } from 'kysely';
import type { Day } from '#kit/contract/day';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { dayCloseFeature } from './day-close.screens';
import { unsignedWarning } from './signing.rules';

/** The most closes that are named. */
const mostNamed = 500;

/**
 * The warnings when the books are closed up to a day, about unsigned closes on the days that are newly closed (DC9). None while the
 * feature is off.
 */
export async function unsignedWarnings(call: Call, upTo: Day | null, before: Day | null): Promise<string[]> {
  if (upTo === null || !call.house.features.has(dayCloseFeature.name)) return [];
  const unsigned = await askPrepared<{ readonly closeNo: number; readonly account: string; readonly date: Day }>(
    call.db,
    sql`select c."closeNo", a.name as account, c.date
      from ${tableOf(call, 'day_close')} c join ${tableOf(call, 'money_account')} a on a._id = c."accountID"
      where c.status = 'counted' and c."voidedAt" is null and c.date <= ${upTo} and c.date > ${before ?? '-infinity'}
      order by c."closeNo" limit ${mostNamed}`,
  );
  return unsigned.map(unsignedWarning);
}
