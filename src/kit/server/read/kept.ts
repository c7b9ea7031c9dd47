import { sql } from 'kysely';
import type { Database } from '#kit/server/db';
import { tableOf } from '#kit/server/sql/fragment';

/** What a table keeps ready for its lists, as its migrations say (`keep_list_total`, `keep_searched`). */
export interface Kept {
  /** The summed columns, in the order of `list_total.sums`; undefined where no total is kept. */
  readonly sums: readonly string[] | undefined;
  /** The fields whose folded text is the column "searched". */
  readonly searched: readonly string[];
}

const nothing: Kept = { sums: undefined, searched: [] };
const known = new WeakMap<Database, ReadonlyMap<string, Kept>>();

/** Reads what the tables of these brands keep; once, after the migrations. */
export async function readKept(database: Database, brands: readonly string[]): Promise<void> {
  const found = new Map<string, Kept>();
  for (const brand of brands) {
    const { rows } = await sql<{ source: string; sums: string[] | null; searched: string[] | null }>`
      select source, sums, searched from ${tableOf({ brand }, 'list_kept')}`.execute(database.in(brand));
    for (const { source, sums, searched } of rows)
      found.set(`${brand}.${source}`, { sums: sums ?? undefined, searched: searched ?? [] });
  }
  known.set(database, found);
}

/** What a table keeps; nothing where its migrations ask for nothing. */
export function keptOf(database: Database, schema: string, table: string): Kept {
  return known.get(database)?.get(`${schema}.${table}`) ?? nothing;
}
