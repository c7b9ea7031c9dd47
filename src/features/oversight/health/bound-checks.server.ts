import { sql } from 'kysely';
import type { Database } from '#kit/server/db';

/** A check that was cut off while the clock was ahead is known for that in a while. */
export async function boundChecks(database: Database, brand: string, now: Date): Promise<void> {
  await database
    .in(brand)
    .updateTable('verification')
    .set({ movedAt: now.toISOString() })
    .where('finishedAt', 'is', null)
    .where('movedAt', '>', sql<string>`${now}::timestamptz + interval '1 minute'`)
    .execute();
}
