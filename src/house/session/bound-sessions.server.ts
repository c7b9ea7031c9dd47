import { sql } from 'kysely';
import type { Database } from '#kit/server/db';
import { start } from './session.rules';

/** Shortens sessions that began while the clock was ahead, so that none lasts longer than one that begins now. */
export async function boundSessions(database: Database, brand: string, now: Date): Promise<void> {
  const { expiresAt, endsAt } = start(now);
  await database
    .in(brand)
    .updateTable('session')
    .set({ expiresAt: sql`least("expiresAt", ${expiresAt})`, endsAt: sql`least("endsAt", ${endsAt})` })
    .where(({ or, eb }) => or([eb('expiresAt', '>', expiresAt.toISOString()), eb('endsAt', '>', endsAt.toISOString())]))
    .execute();
}
