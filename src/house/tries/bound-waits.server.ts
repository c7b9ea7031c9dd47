import type { Database } from '#kit/server/db';

/** Restarts waits that began while the clock was ahead: as long as they were, from now. */
export async function boundWaits({ pool }: Database, brand: string, now: Date): Promise<void> {
  await pool.query(
    `update ${brand}.login_attempt
     set "lastAt" = $1::timestamptz, "waitUntil" = $1::timestamptz + greatest("waitUntil" - "lastAt", interval '0')
     where "lastAt" > $1`,
    [now],
  );
}
