import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import type { Database } from '#kit/server/db';

/** The lock that lets one transaction at a time change the schemas. */
export const migrationLock = 'select one from public.migration_lock where one = 1 for update';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly digest: string;
}

/** The migrations of a folder, in order: `0001_….sql`, plain SQL, each run once in each brand's schema. */
export async function migrationsIn(dir: string): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  const twice = names.find((name, index) => names[index - 1]?.slice(0, 4) === name.slice(0, 4));
  if (twice) throw new Error(`Two migrations have the number ${twice.slice(0, 4)}. Give ${twice} the next free one.`);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(dir, name), 'utf8');
      return { name, sql, digest: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Brings every brand's schema up to the newest migration, each migration in a transaction of its own.
 * Several processes may start at once: one row lock lets them through one by one. A migration that was
 * edited after it ran is refused.
 */
export async function migrate(database: Database, options: { dir: string; brands: readonly string[] }): Promise<void> {
  const migrations = await migrationsIn(options.dir);
  const client = await database.pool.connect();
  try {
    await prepareMigrations(client);
    for (const brand of options.brands) for (const migration of migrations) await run(client, brand, migration);
  } finally {
    client.release();
  }
}

/**
 * Does the work of a start while no other process does the same on this database; those that waited find it done.
 * Returns what `work` returns.
 */
export async function startAlone<T>({ pool }: Database, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await prepareMigrations(client);
    await client.query('begin');
    await client.query('set local lock_timeout to 0');
    await client.query('set local statement_timeout to 0');
    await client.query('set local idle_in_transaction_session_timeout to 0');
    await client.query('select one from public.migration_lock where one = 2 for update');
    return await work();
  } finally {
    // Whatever the outcome, the next one may begin.
    client.release(true);
  }
}

/**
 * The migrations of a folder that a database has not run in every brand, or has run with a different text. Writes
 * nothing.
 */
export async function pendingMigrations(
  database: Database,
  options: { dir: string; brands: readonly string[] },
): Promise<string[]> {
  const migrations = await migrationsIn(options.dir);
  const ran = new Set<string>();
  for (const brand of options.brands) {
    const { rows } = await database.pool
      .query<{ name: string; digest: string }>(`select name, digest from ${brand}.migration`)
      .catch(nothingOfAbsent);
    for (const { name, digest } of rows) ran.add(`${brand} ${name} ${digest}`);
  }
  return migrations
    .filter(({ name, digest }) => options.brands.some((brand) => !ran.has(`${brand} ${name} ${digest}`)))
    .map(({ name }) => name);
}

function nothingOfAbsent(error: { code?: string }): { rows: [] } {
  if (error.code !== '42P01' && error.code !== '3F000') throw error;
  return { rows: [] };
}

/** Creates what the migrations of every schema need in the database. */
export async function prepareMigrations(client: ClientBase): Promise<void> {
  // Two first starts may both find the table missing; the second gets the error that it exists, which is just as good.
  await client
    .query('create table if not exists public.migration_lock (one integer primary key)')
    .catch(ignoreExisting);
  await client.query('insert into public.migration_lock values (1), (2) on conflict do nothing');
  for (const extension of ['pg_trgm', 'unaccent']) {
    await client.query(`create extension if not exists ${extension} with schema public`).catch(ignoreExisting);
  }
}

function ignoreExisting(error: { code?: string }): void {
  if (error.code !== '23505' && error.code !== '42P07' && error.code !== '42710') throw error;
}

async function run(client: ClientBase, brand: string, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migrationLock);
    await runMigration(client, brand, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Runs a migration in a brand's schema unless it ran there before, within the current transaction. */
export async function runMigration(client: ClientBase, brand: string, migration: Migration): Promise<void> {
  await client.query(`create schema if not exists ${brand}`);
  await client.query(
    `create table if not exists ${brand}.migration (name text primary key, digest text not null, "ranAt" timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ digest: string }>(`select digest from ${brand}.migration where name = $1`, [
    migration.name,
  ]);
  if (rows[0] && rows[0].digest !== migration.digest) {
    throw new Error(
      `The migration ${migration.name} was changed after it ran on this database. Restore its text and put the change in a new migration.`,
    );
  }
  if (rows[0]) return;
  await client.query(`set local search_path to ${brand}, public`);
  await client.query('set local statement_timeout to 0');
  await client.query(migration.sql);
  await client.query('set local search_path to public');
  await client.query(`insert into ${brand}.migration (name, digest) values ($1, $2)`, [
    migration.name,
    migration.digest,
  ]);
}
