import type { PoolClient } from 'pg';
import type { Database } from './db';
import { errorCode } from './start-problem';

/** Whom requests are served as: a role that may read and write rows, but not take away what must stay. */
export const runtimeRole = 'daftar_runtime';

export interface RuntimeRights {
  /** Schemas whose tables it uses. */
  readonly schemas: readonly string[];
  /** Tables whose rows are never deleted: money documents are voided (R 5.2). */
  readonly kept: readonly string[];
  /** Tables whose rows are neither deleted nor changed: the activity log. */
  readonly appended: readonly string[];
  /** Tables that it only reads. */
  readonly read: readonly string[];
}

const all = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const;
type Right = (typeof all)[number];

/**
 * Makes the role and gives it its rights, which migrations may have added tables to; several processes may at once. Answers
 * the role to serve as, or undefined where the user of the database may not make one: then requests are served as that user.
 */
export async function provideRuntimeRole(database: Database, rights: RuntimeRights): Promise<string | undefined> {
  const client = await database.pool.connect();
  try {
    await makeRole(client);
    await client.query('begin');
    await client.query('select one from public.migration_lock for update');
    await giveRights(client, rights);
    await client.query('commit');
    await joinRole(client);
    await client.query(`set role ${runtimeRole}`);
    await client.query('reset role');
    return runtimeRole;
  } catch (error) {
    if (errorCode(error) !== '42501') throw error;
    return undefined;
  } finally {
    client.release(true);
  }
}

async function makeRole(client: PoolClient): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [runtimeRole]);
  if (rowCount !== 0) return;
  // Two first starts at once: the other one made it.
  await client.query(`create role ${runtimeRole} nologin`).catch((error: unknown) => {
    if (errorCode(error) !== '42710' && errorCode(error) !== '23505') throw error;
  });
}

interface Held {
  readonly schema: string;
  readonly table: string;
  readonly held: readonly Right[];
}

/** Gives and takes what differs from what the role is to have: a start that finds all as it should be writes nothing. */
async function giveRights(client: PoolClient, rights: RuntimeRights): Promise<void> {
  const { rows: schemas } = await client.query<{ schema: string }>(
    `select nspname as schema from pg_namespace where nspname = any($1) and not has_schema_privilege($2, oid, 'USAGE')`,
    [[...rights.schemas, 'public'], runtimeRole],
  );
  for (const { schema } of schemas) await client.query(`grant usage on schema ${schema} to ${runtimeRole}`);
  const { rows } = await client.query<Held>(
    `select n.nspname as schema, c.relname as table,
       array(select r from unnest($3::text[]) r where has_table_privilege($2, c.oid, r)) as held
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p', 'v')`,
    [[...rights.schemas, 'public'], runtimeRole, all],
  );
  for (const { schema, table, held } of rows) {
    const wanted = wantedOf(rights, table);
    const missing = wanted.filter((right) => !held.includes(right));
    const surplus = held.filter((right) => !wanted.includes(right));
    if (missing.length > 0) await client.query(`grant ${missing.join(', ')} on ${schema}."${table}" to ${runtimeRole}`);
    if (surplus.length > 0)
      await client.query(`revoke ${surplus.join(', ')} on ${schema}."${table}" from ${runtimeRole}`);
  }
}

function wantedOf({ kept, appended, read }: RuntimeRights, table: string): readonly Right[] {
  if (read.includes(table)) return ['SELECT'];
  if (appended.includes(table)) return ['SELECT', 'INSERT'];
  return kept.includes(table) ? ['SELECT', 'INSERT', 'UPDATE'] : all;
}

/** Lets whoever connects take the role; a superuser may anyway. */
async function joinRole(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(`select pg_has_role(current_user, $1, 'MEMBER') as may`, [
    runtimeRole,
  ]);
  if (rows[0]?.may === false) await client.query(`grant ${runtimeRole} to current_user`);
}
