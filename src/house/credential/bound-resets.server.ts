import type { Database } from '#kit/server/db';
import { codeMinutes } from './password-reset.rules';

/** Ends the mailed codes from the time when the clock was ahead. */
export async function boundResets({ pool }: Database, brand: string, now: Date): Promise<void> {
  await pool.query(`delete from ${brand}.password_reset where "expiresAt" > $1`, [
    new Date(now.getTime() + codeMinutes * 60_000),
  ]);
}
