import type { Database } from '#kit/server/db';

/** A login whose password was right while the clock was ahead begins again. A code that was taken stays taken. */
export async function boundChallenges(database: Database, brand: string, now: Date): Promise<void> {
  await database.in(brand).deleteFrom('login_challenge').where('createdAt', '>', now.toISOString()).execute();
}
