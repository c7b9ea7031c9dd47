import { sql } from 'kysely';
import type { Database } from '#kit/server/db';

/** Dates the last sign of checks that never finished to now, where the clock was ahead: after a while they then count as cut off. */
export async function boundChecks(database: Database, brand: string, now: Date): Promise<void> {
  await database
    .in(brand)
    .updateTable('verification')
    .set({ movedAt: now.toISOString() })
    .where('finishedAt', 'is', null)
    .where('movedAt', '>', sql<string>`${now}::timestamptz + interval '1 minute'`)
    .execute();
}
