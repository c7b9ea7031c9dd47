import { sql } from 'kysely';
import type { Database } from '#kit/server/db';

/** Restarts waits that began while the clock was ahead, with the same length from now. */
export async function boundWaits(database: Database, brand: string, now: Date): Promise<void> {
  await database
    .in(brand)
    .updateTable('login_attempt')
    .set({ lastAt: now, waitUntil: sql`${now}::timestamptz + greatest("waitUntil" - "lastAt", interval '0')` })
    .where('lastAt', '>', now.toISOString())
    .execute();
}
