import type { Database } from '#kit/server/db';

/** A check that was cut off while the clock was ahead is known for that in a while. */
export async function boundChecks({ pool }: Database, brand: string, now: Date): Promise<void> {
  await pool.query(
    `update ${brand}.verification set "movedAt" = $1
     where "finishedAt" is null and "movedAt" > $1::timestamptz + interval '1 minute'`,
    [now],
  );
}
