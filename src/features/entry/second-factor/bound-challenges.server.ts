import type { Database } from '#kit/server/db';

/** A login whose password was right while the clock was ahead begins again. A code that was taken stays taken. */
export async function boundChallenges({ pool }: Database, brand: string, now: Date): Promise<void> {
  await pool.query(`delete from ${brand}.login_challenge where "createdAt" > $1`, [now]);
}
