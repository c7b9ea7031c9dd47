import type { Database } from '#kit/server/db';
import { start } from './session.rules';

/** Shortens sessions that began while the clock was ahead, so that none lasts longer than one that begins now. */
export async function boundSessions({ pool }: Database, brand: string, now: Date): Promise<void> {
  const { expiresAt, endsAt } = start(now);
  await pool.query(
    `update ${brand}.session set "expiresAt" = least("expiresAt", $1), "endsAt" = least("endsAt", $2)
     where "expiresAt" > $1 or "endsAt" > $2`,
    [expiresAt, endsAt],
  );
}
