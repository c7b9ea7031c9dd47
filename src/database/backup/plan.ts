import type { ClientBase, Pool } from 'pg';
import type { SavedTable, Ran } from './archive';

/** What a product's backups contain; this area knows none of it by name. */
export interface BackupPlan {
  readonly version: string;
  /** The schemas that migrations create, one for each brand. */
  readonly schemas: readonly string[];
  /** The folder of the migrations. */
  readonly migrations: string;
  /** Tables of each schema that `refill` rebuilds, or that nobody misses: sessions, codes. */
  readonly leftOut: readonly string[];
  /** SQL that rebuilds what was left out from what was loaded, run in each schema. */
  readonly refill: string;
  /** Tables of the installation that only some databases have, by name, and the SQL that creates each. */
  readonly marks: ReadonlyMap<string, string>;
}

/** The tables of the installation that belong to the machine, not to the data: no backup holds them. */
export const ofTheMachine = ['migration_lock', 'backup'];

/** Fixed formats of dates and bytes, so that one release of PostgreSQL can read what another wrote. */
export const FORMS = [
  `set local datestyle to iso, ymd`,
  `set local intervalstyle to postgres`,
  `set local timezone to 'UTC'`,
  `set local bytea_output to hex`,
  `set local extra_float_digits to 1`,
  `set local client_encoding to 'UTF8'`,
  `set local statement_timeout to 0`,
  `set local lock_timeout to 0`,
  `set local idle_in_transaction_session_timeout to 0`,
  // A table is read from its first row, so that the same rows give the same checksum.
  `set local synchronize_seqscans to off`,
].join(';');

/** Every table for the backup, in a fixed order, without the columns that PostgreSQL computes. */
export async function backedUpTables(client: Pool | ClientBase, plan: BackupPlan): Promise<SavedTable[]> {
  const { rows } = await client.query<{ schema: string; table: string; columns: string[] }>(
    `select n.nspname as schema, c.relname as table,
       array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and n.nspname = any($1)
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by 1, 2 order by 1, 2`,
    [['public', ...plan.schemas]],
  );
  return rows.filter(({ schema, table }) =>
    schema === 'public' ? !ofTheMachine.includes(table) : table !== 'migration' && !plan.leftOut.includes(table),
  );
}

/** The migrations that ran in each existing schema. */
export async function ranMigrations(
  client: Pool | ClientBase,
  { schemas }: Pick<BackupPlan, 'schemas'>,
): Promise<Record<string, Ran[]>> {
  const found: [string, Ran[]][] = [];
  for (const schema of schemas) {
    const { rows: there } = await client.query(`select to_regclass($1) as found`, [`${schema}.migration`]);
    if (there[0]?.found === null) continue;
    const { rows } = await client.query<Ran>(`select name, digest from ${schema}.migration order by name`);
    found.push([schema, rows]);
  }
  return Object.fromEntries(found);
}
