import { sql } from 'kysely';
import type { Database } from '#kit/server/db';

/** Dates the last sign of checks that never finished to now, where the clock was ahead: so that they count as cut off after a while. */
export async function boundChecks(database: Database, brand: string, now: Date): Promise<void> {
  await database
    .in(brand)
    .updateTable('verification')
    .set({ movedAt: now.toISOString() })
    .where('finishedAt', 'is', null)
    .where('movedAt', '>', sql<string>`${now}::timestamptz + interval '1 minute'`)
    .execute();
}
