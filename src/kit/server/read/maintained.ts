import { sql } from 'kysely';
import type { Database } from '#kit/server/db';
import { tableOf } from '#kit/server/sql/fragment';

/** What a table keeps ready for its lists, as its migrations say (`keep_list_total`, `keep_searched`, `keep_name_words`, `keep_sounds`). */
export interface Maintained {
  /** The summed columns, in the order of `list_total.sums`; undefined where no total is kept. */
  readonly sums: readonly string[] | undefined;
  /** The fields whose folded text is the column "searched". */
  readonly searched: readonly string[];
  /** The field whose words have an index of their own. */
  readonly nameWords: string | undefined;
  /** The name whose sounds are the column "sounds". */
  readonly sounds: string | undefined;
  /** The phones whose normal form is kept beside them. */
  readonly phones: readonly string[];
}

interface Kept {
  readonly source: string;
  readonly sums: string[] | null;
  readonly searched: string[] | null;
  readonly nameWords: string | null;
  readonly sounds: string | null;
  readonly phones: string[] | null;
}

const nothing: Maintained = { sums: undefined, searched: [], nameWords: undefined, sounds: undefined, phones: [] };
const known = new WeakMap<Database, ReadonlyMap<string, Maintained>>();

/** Reads what the tables of these brands keep; once, after the migrations. */
export async function readMaintained(database: Database, brands: readonly string[]): Promise<void> {
  const found = new Map<string, Maintained>();
  for (const brand of brands) {
    const { rows } = await sql<Kept>`
      select source, sums, searched, "nameWords", sounds, phones from ${tableOf({ brand }, 'list_kept')}`.execute(
      database.in(brand),
    );
    for (const { source, sums, searched, nameWords, sounds, phones } of rows)
      found.set(`${brand}.${source}`, {
        sums: sums ?? undefined,
        searched: searched ?? [],
        nameWords: nameWords ?? undefined,
        sounds: sounds ?? undefined,
        phones: phones ?? [],
      });
  }
  known.set(database, found);
}

/** The totals and texts that a table keeps; none where its migrations ask for none. */
export function maintainedOf(database: Database, schema: string, table: string): Maintained {
  return known.get(database)?.get(`${schema}.${table}`) ?? nothing;
}

/** The tables of a brand that keep the normal form of phones. */
export function tablesWithPhones(database: Database, schema: string): readonly string[] {
  const all = [...(known.get(database) ?? [])];
  return all.flatMap(([name, { phones }]) =>
    name.startsWith(`${schema}.`) && phones.length > 0 ? [name.slice(schema.length + 1)] : [],
  );
}
