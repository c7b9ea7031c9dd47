import { hkdfSync, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ClientBase, Pool } from 'pg';
import type { Database } from './db';

/** Creates the table of the installation's secret if it is missing. */
export async function prepareInstallation(client: ClientBase | Pool): Promise<void> {
  await client
    .query('create table if not exists public.installation (one integer primary key, secret text not null)')
    .catch((error: { code?: string }) => {
      // Two first starts at once: the other one created it.
      if (error.code !== '23505' && error.code !== '42P07') throw error;
    });
}

/**
 * The installation's secret, created at the first start and stored with the data, so that several processes on one
 * database share it. It signs tokens, which are worthless without the session that they name.
 */
export async function serverSecret(database: Database): Promise<string> {
  return (await readSecret(database)) ?? makeSecret(database);
}

async function readSecret(database: Database): Promise<string | undefined> {
  const db = database.in('public');
  // The role that serves requests may read it, but not create the table.
  const found = await sql<{ there: boolean }>`select to_regclass('public.installation') is not null as there`.execute(
    db,
  );
  if (!found.rows[0]?.there) return undefined;
  const { rows } = await sql<{ secret: string }>`select secret from public.installation`.execute(db);
  return rows[0]?.secret;
}

async function makeSecret(database: Database): Promise<string> {
  await prepareInstallation(database.pool);
  const made = randomBytes(32).toString('base64url');
  await sql`insert into public.installation values (1, ${made}) on conflict do nothing`.execute(database.in('public'));
  const secret = await readSecret(database);
  if (secret === undefined) throw new Error('The installation has no secret');
  return secret;
}

const secrets = new WeakMap<Database, Promise<string>>();

function secretOf(database: Database): Promise<string> {
  const known = secrets.get(database);
  if (known) return known;
  const read = serverSecret(database);
  secrets.set(database, read);
  read.catch(() => secrets.delete(database));
  return read;
}

/**
 * A key for a purpose, which names the program too, derived from the installation's secret; no key reveals anything about
 * another.
 */
export async function derivedKey(database: Database, purpose: string): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await secretOf(database), '', purpose, 32));
}
