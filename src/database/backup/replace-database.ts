import pg from 'pg';
import { checkDatabaseServer } from '#database/database-server';
import { errorCode, startProblem } from '#kit/server/start-problem';
import { clientOf } from './write-backup';

interface ReplaceOptions {
  readonly databaseUrl: string;
  /** The schemas that identify data of ours. */
  readonly schemas: readonly string[];
  readonly now: Date;
  /** Fills the new database and checks it; if it throws, everything stays as it was. */
  readonly fill: (connection: string) => Promise<void>;
}

/**
 * Creates a new database beside that of DATABASE_URL and, once it is filled and checked, gives it the old one's name;
 * both names change in one transaction. An empty database is filled directly. Returns the new name of the old database,
 * undefined if there was none.
 */
export async function replaceDatabase({
  databaseUrl,
  schemas,
  now,
  fill,
}: ReplaceOptions): Promise<string | undefined> {
  await checkDatabaseServer(databaseUrl);
  const { name, holdsData, create } = await look(databaseUrl, schemas);
  if (!holdsData) {
    await fill(databaseUrl).catch(async (error: unknown) => {
      await empty(databaseUrl, schemas);
      throw error;
    });
    return undefined;
  }
  const moment = now.toISOString().replace(/[-:T]|\.\d+Z/g, '');
  const [made, before] = [`${name}_restoring_${moment}`, `${name}_before_${moment}`];
  const server = await maintenance(databaseUrl);
  try {
    await server.query(create(made)).catch((error: unknown) => {
      throw errorCode(error) === '42501' ? startProblem(mayNotCreate(name)) : error;
    });
    try {
      await fill(named(databaseUrl, made));
      await rename(server, [name, before], [made, name]);
    } catch (error) {
      await server.query(`drop database if exists ${pg.escapeIdentifier(made)}`).catch(() => undefined);
      throw error;
    }
    return before;
  } finally {
    await server.end().catch(() => undefined);
  }
}

async function empty(databaseUrl: string, schemas: readonly string[]): Promise<void> {
  const client = clientOf(databaseUrl);
  await client.connect();
  try {
    for (const schema of schemas) await client.query(`drop schema if exists ${pg.escapeIdentifier(schema)} cascade`);
    await client.query('drop table if exists public.installation');
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Found {
  readonly name: string;
  readonly holdsData: boolean;
  /** The statement that creates a database like it. */
  readonly create: (name: string) => string;
}

async function look(databaseUrl: string, schemas: readonly string[]): Promise<Found> {
  const client = clientOf(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; here: boolean; others: number; facts: Record<string, string> }>(
      `select current_database() as name, to_jsonb(d) as facts,
         exists (select from pg_namespace where nspname = any($1)) as here,
         (select count(*)::int from pg_stat_activity a
          where a.datname = current_database() and a.pid <> pg_backend_pid() and backend_type = 'client backend') as others
       from pg_database d where datname = current_database()`,
      [schemas],
    );
    const [row] = rows;
    if (!row) throw new Error('The database does not know itself');
    if (row.others > 0) throw startProblem(inUse(row.name));
    return { name: row.name, holdsData: row.here, create: (name) => likeStatement(name, row.facts) };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** `create database` with the encoding and collation of another one. */
function likeStatement(name: string, facts: Readonly<Record<string, string | null>>): string {
  const literal = (value: string | null | undefined) => pg.escapeLiteral(value ?? '');
  // The name of the column changed with PostgreSQL 17.
  const locale = facts.datlocale ?? facts.daticulocale;
  const provider =
    facts.datlocprovider === 'b'
      ? ` locale_provider builtin builtin_locale ${literal(locale)}`
      : facts.datlocprovider === 'i'
        ? ` locale_provider icu icu_locale ${literal(locale)}`
        : '';
  return `create database ${pg.escapeIdentifier(name)} template template0 encoding 'UTF8' lc_collate ${literal(facts.datcollate)} lc_ctype ${literal(facts.datctype)}${provider}`;
}

/** A connection that is in neither of the two databases whose names change. */
async function maintenance(databaseUrl: string): Promise<pg.Client> {
  for (const name of ['postgres', 'template1']) {
    const client = clientOf(named(databaseUrl, name), 'Daftar restore');
    try {
      await client.connect();
      return client;
    } catch {
      await client.end().catch(() => undefined);
    }
  }
  throw startProblem(mayNotCreate(new URL(databaseUrl).pathname.slice(1)));
}

async function rename(server: pg.Client, ...names: readonly (readonly [from: string, to: string])[]): Promise<void> {
  await server.query('begin');
  try {
    for (const [from, to] of names)
      await server.query(`alter database ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`);
    await server.query('commit');
  } catch (error) {
    await server.query('rollback').catch(() => undefined);
    throw errorCode(error) === '55006' ? startProblem(inUse(names[0]?.[0] ?? '')) : error;
  }
}

function named(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

function inUse(name: string): string {
  return `The database ${name} is in use. Stop Daftar and whatever else is connected to it, then restore again. Nothing was changed.`;
}

function mayNotCreate(name: string): string {
  return `The user of DATABASE_URL may not make databases, so nothing can be put in place of ${name}. Have an empty database made, set DATABASE_URL to it, and restore again. Nothing was changed.`;
}
