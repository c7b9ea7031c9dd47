import type { Database } from '#kit/server/db';
import type { Reach } from '#kit/server/reach';

/** The number of lines that one statement seals: few enough to take only a moment. */
const atOnce = 2000;
const pause = 2000;

/** Seals the waiting lines of a brand's activity log (migration 0160); several processes may do this at once. */
export async function sealLog({ pool }: Database, brand: string): Promise<void> {
  const waiting = await pool.query(`select 1 from ${brand}.activity_unsealed limit 1`);
  if (waiting.rowCount === 0) return;
  for (;;) {
    const { rows } = await pool.query<{ sealed: number }>(`select ${brand}.seal_activity($1) as sealed`, [atOnce]);
    if ((rows[0]?.sealed ?? 0) < atOnce) return;
  }
}

/**
 * Seals the activity logs, a moment after each line, until it is stopped; the rest is sealed then. Writes never wait
 * for it: if it fails, the lines wait for the next time.
 */
export function keepSealed(database: Database, brands: readonly string[], { reached, failed }: Reach) {
  const seal = async () => {
    for (const brand of brands) await sealLog(database, brand).then(reached, failed);
  };
  let under: Promise<void> | undefined;
  const timer = setInterval(() => {
    under ??= seal().finally(() => {
      under = undefined;
    });
  }, pause);
  timer.unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    await under;
    await seal();
  };
}
