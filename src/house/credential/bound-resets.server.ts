import type { Database } from '#kit/server/db';
import { codeMinutes } from './password-reset.rules';

/** Ends the mailed codes from the time when the clock was ahead. */
export async function boundResets(database: Database, brand: string, now: Date): Promise<void> {
  const latest = new Date(now.getTime() + codeMinutes * 60_000);
  await database.in(brand).deleteFrom('password_reset').where('expiresAt', '>', latest.toISOString()).execute();
}
