import { sql } from 'kysely';
import type { Database } from '#kit/server/db';

/** A wait that began while the clock was ahead is as long as it was, from now. */
export async function boundWaits(database: Database, brand: string, now: Date): Promise<void> {
  await database
    .in(brand)
    .updateTable('login_attempt')
    .set({ lastAt: now, waitUntil: sql`${now}::timestamptz + greatest("waitUntil" - "lastAt", interval '0')` })
    .where('lastAt', '>', now.toISOString())
    .execute();
}
