import type { Database } from '#kit/server/db';
import { slices } from './slices';

const parts = slices.flatMap((slice) => slice.boundToClock ?? []);

/** Limits what was written while the clock was ahead to what it could be if it were written now. */
export async function boundToClock(database: Database, brands: readonly string[], now: Date): Promise<void> {
  for (const brand of brands) for (const bound of parts) await bound(database, brand, now);
}
