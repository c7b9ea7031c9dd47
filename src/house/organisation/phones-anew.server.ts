import { sql } from 'kysely';
import type { Where } from '#house/slice/slice.server';
import { tablesWithPhones } from '#kit/server/read/maintained';
import { functionOf, tableOf } from '#kit/server/sql/fragment';
import { ask, named } from '#kit/server/sql/statement';

/** The most rows in one transaction, so that nobody waits for them longer than a moment. */
const most = 1_000;
const first = '00000000-0000-0000-0000-000000000000';

/**
 * Writes the normal form of every phone of a brand again, for the current country code. An interrupted run is continued an hour later.
 */
export async function writePhonesAnew({ database, brand }: Pick<Where, 'database' | 'brand'>): Promise<void> {
  const { countryCode, phonesWrittenFor } = await codes({ database, brand });
  if (phonesWrittenFor === countryCode) return;
  const write = functionOf({ brand }, 'write_phones_anew');
  for (const source of tablesWithPhones(database, brand)) {
    let after: string | null = first;
    while (after !== null) {
      const { rows }: { rows: { readonly last: string | null }[] } = await sql<{ last: string | null }>`
        select ${write}(${source}, ${after}::uuid, ${most}) as last`.execute(database.in(brand));
      after = rows[0]?.last ?? null;
    }
  }
  // If it was changed again meanwhile, that change writes them.
  await sql`update ${tableOf({ brand }, 'organisation')} set "phonesWrittenFor" = ${countryCode}
    where "countryCode" = ${countryCode}`.execute(database.in(brand));
}

interface Codes {
  readonly countryCode: string;
  readonly phonesWrittenFor: string;
}

async function codes({ database, brand }: Pick<Where, 'database' | 'brand'>): Promise<Codes> {
  const stored = sql`select "countryCode", "phonesWrittenFor" from ${tableOf({ brand }, 'organisation')}`;
  const [row] = await ask<Codes>(database, named(stored));
  if (!row) throw new Error(`${brand} has no settings`);
  return row;
}
