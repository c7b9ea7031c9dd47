import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import { refuseInvalid } from '#kit/server/refusal';
import type { Call } from '#kit/server/call';
import { timeZoneProblem } from './organisation.rules';

/**
 * Ends the call with 400 for a time zone that is not known everywhere: pages and papers get the day from the runtime, lists from
 * PostgreSQL, and each has its own list of time zones.
 */
export async function refuseTimeZone(db: Call['db'], name: string): Promise<void> {
  const problem = timeZoneProblem(name) ?? ((await isKnown(db, name)) ? undefined : t('Please select time zone'));
  if (problem !== undefined) refuseInvalid({ timeZone: problem });
}

async function isKnown(db: Call['db'], name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_timezone_names where lower(name) = lower(${name})`.execute(db);
  return rows.length > 0;
}
