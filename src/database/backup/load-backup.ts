import pg from 'pg';
import type { Connection } from '#kit/server/db';
import { type Migration, migrationLock, migrationsIn, prepareMigrations, runMigration } from '#database/migrate';
import { prepareInstallation } from '#kit/server/secret';
import { startProblem } from '#kit/server/start-problem';
import { copyOf, type Count, counting, type Head, type SavedTable, readBackup } from './archive';
import { copyIn, copyOut } from './copy';
import { type BackupPlan, FORMS, backedUpTables } from './plan';
import { openGuards, shutGuards } from './guards';
import { clientOf } from './write-backup';

/** What was loaded, for the final message. */
export interface Loaded {
  readonly head: Head;
  readonly tables: number;
  readonly rows: number;
}

/**
 * Loads a backup into an empty database, all or nothing: the tables as the backup's own migrations create them, then
 * its rows, which are read back and compared with their checksums, with every reference checked, then the newer
 * migrations.
 */
export async function loadBackup(connection: Connection, plan: BackupPlan, path: string): Promise<Loaded> {
  const migrations = await migrationsIn(plan.migrations);
  const client = clientOf(connection, 'Daftar restore');
  try {
    await client.connect();
    await client.query('begin');
    await client.query(FORMS);
    let awaited: SavedTable[] = [];
    const { head, foot } = await readBackup(path, {
      head: async (head) => {
        const known = checkedHead(head, plan, migrations, path);
        awaited = await makeTables(client, plan, known);
      },
      table: async (saved, rows) => {
        const marked = await makeMark(client, plan, saved);
        awaited = withoutExpected([...awaited, ...marked], saved, path);
        await copyIn(client, `${copyOf(saved)} from stdin`, rows);
        return counted(client, saved);
      },
    });
    if (awaited.length > 0) throw otherEdition(path, `it lacks ${nameOf(awaited[0])}`);
    await shutGuards(client, plan.schemas);
    for (const schema of plan.schemas)
      for (const migration of migrations) await runMigration(client, schema, migration);
    for (const schema of plan.schemas) {
      await client.query(`set local search_path to ${schema}, public`);
      await client.query(plan.refill);
    }
    await client.query('analyze');
    await client.query('commit');
    return { head, tables: foot.tables, rows: foot.rows };
  } finally {
    // Ends the transaction too, if it has not committed.
    await client.end().catch(() => undefined);
  }
}

/** Reads a backup in full and throws what is wrong with it, before anything is created for it; returns its head. */
export async function checkBackup(plan: BackupPlan, path: string): Promise<Head> {
  const migrations = await migrationsIn(plan.migrations);
  const { head } = await readBackup(path, {
    head: async (head) => void checkedHead(head, plan, migrations, path),
    table: async (_kept, rows) => {
      for await (const _piece of rows);
    },
  });
  return head;
}

/** The migrations of each schema that the backup went through; throws unless this release knows all of them. */
function checkedHead(
  head: Head,
  plan: BackupPlan,
  migrations: readonly Migration[],
  path: string,
): ReadonlyMap<string, Migration[]> {
  const schemas = Object.keys(head.schemas);
  if (head.product !== 'Daftar' || schemas.some((schema) => !plan.schemas.includes(schema)))
    throw otherEdition(path, `it holds ${schemas.join(', ')}`);
  const ours = new Map(migrations.map((migration) => [migration.name, migration]));
  return new Map(
    plan.schemas.map((schema) => [
      schema,
      (head.schemas[schema] ?? []).map(({ name, digest }) => {
        const known = ours.get(name);
        if (!known)
          throw startProblem(
            `${path} was made by Daftar ${head.version}, which is newer than this one (${plan.version}): install that release or a later one. Nothing was changed.`,
          );
        if (known.digest !== digest) throw otherEdition(path, `its ${name} differs from ours`);
        return known;
      }),
    ]),
  );
}

async function makeTables(
  client: pg.Client,
  plan: BackupPlan,
  known: ReadonlyMap<string, readonly Migration[]>,
): Promise<SavedTable[]> {
  await prepareMigrations(client);
  await client.query(migrationLock);
  await prepareInstallation(client);
  for (const [schema, migrations] of known) for (const one of migrations) await runMigration(client, schema, one);
  await openGuards(client, plan.schemas);
  const tables = await backedUpTables(client, plan);
  // Rows that the migrations inserted, such as the settings, are in the backup.
  await client.query(`truncate ${tables.map(qualified).join(', ')}`);
  return tables;
}

/** Creates a table that only some databases have, such as the demo; answers it, or nothing where the saved table is another. */
async function makeMark(client: pg.Client, plan: BackupPlan, { schema, table }: SavedTable): Promise<SavedTable[]> {
  const mark = schema === 'public' ? plan.marks.get(table) : undefined;
  if (mark === undefined) return [];
  await client.query(mark);
  const tables = await backedUpTables(client, plan);
  return tables.filter((one) => one.schema === schema && one.table === table);
}

function withoutExpected(awaited: readonly SavedTable[], saved: SavedTable, path: string): SavedTable[] {
  const expected = awaited.find((one) => nameOf(one) === nameOf(saved));
  if (!expected) throw otherEdition(path, `it holds ${nameOf(saved)}`);
  if (expected.columns.toSorted().join() !== saved.columns.toSorted().join())
    throw otherEdition(path, `the columns of ${nameOf(saved)} differ from ours`);
  return awaited.filter((one) => one !== expected);
}

/**
 * The count and checksum of a table's current rows, in the order in which they were loaded, so that the checksum can be
 * compared.
 */
async function counted(client: pg.Client, saved: SavedTable): Promise<Count> {
  const count = counting();
  for await (const piece of copyOut(client, `${copyOf(saved)} to stdout`)) count.add(piece as Buffer);
  return count.result();
}

const nameOf = (saved: SavedTable | undefined) => `${saved?.schema}.${saved?.table}`;

const qualified = ({ schema, table }: SavedTable) => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`;

function otherEdition(path: string, why: string): Error {
  return startProblem(`${path} is a backup of another product or edition (${why}). Nothing was changed.`);
}
