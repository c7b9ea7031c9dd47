import type { Database } from '#kit/server/db';
import { codeMinutes } from './password-reset.rules';

/** A code by mail of the time when the clock was ahead is over. */
export async function boundResets({ pool }: Database, brand: string, now: Date): Promise<void> {
  await pool.query(`delete from ${brand}.password_reset where "expiresAt" > $1`, [
    new Date(now.getTime() + codeMinutes * 60_000),
  ]);
}
