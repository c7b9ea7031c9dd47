import type { Database } from '#kit/server/db';

/** Ends logins that waited for a code while the clock was ahead. A code that was used stays used. */
export async function boundChallenges(database: Database, brand: string, now: Date): Promise<void> {
  await database.in(brand).deleteFrom('login_challenge').where('createdAt', '>', now.toISOString()).execute();
}
