import type { Database } from '#kit/server/db';
import { slices } from './slices';

const parts = slices.flatMap((slice) => slice.boundToClock ?? []);

/** Brings what was written while the clock was ahead back to what it could be had it been written now. */
export async function boundToClock(database: Database, brands: readonly string[], now: Date): Promise<void> {
  for (const brand of brands) for (const bound of parts) await bound(database, brand, now);
}
