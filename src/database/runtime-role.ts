import pg, { type PoolClient } from 'pg';
import { type Database, limits } from '#kit/server/db';
import { migrationLock } from './migrate';
import { errorCode } from '#kit/server/start-problem';

/** The role that serves requests: it may read and write rows, but not delete what must stay. */
export const runtimeRole = 'daftar_runtime';

export interface RuntimeRights {
  /** Schemas whose tables it uses. */
  readonly schemas: readonly string[];
  /** Tables whose rows are never deleted: money documents are voided (R 5.2). */
  readonly undeleted: readonly string[];
  /** Tables whose rows are neither deleted nor changed: the activity log. */
  readonly appended: readonly string[];
  /** Tables that it only reads. */
  readonly read: readonly string[];
}

const all = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const;
type Right = (typeof all)[number];

/**
 * Creates the role and grants its rights, for which migrations may have added tables. Returns the role, or undefined if
 * the user of the database may not create one: requests are then served as that user.
 */
export async function provideRuntimeRole(database: Database, rights: RuntimeRights): Promise<string | undefined> {
  return asOwner(database, async (client) => {
    await makeRole(client);
    await client.query('begin');
    await client.query(migrationLock);
    await giveRights(client, rights);
    await client.query('commit');
    await joinRole(client, 'current_user', 'SET');
    await client.query('begin');
    await client.query(`set local role ${runtimeRole}`);
    await client.query('rollback');
    return runtimeRole;
  });
}

/**
 * Lets a login serve requests with the rights of the role and no others, so that there is no role to return to. Returns
 * the login, or undefined if the owner may not do that or the login already has further rights.
 */
export async function provideServingLogin(database: Database, login: string): Promise<string | undefined> {
  return asOwner(database, async (client) => {
    await joinRole(client, login, 'USAGE');
    await limitRole(client, login);
    const { rows } = await client.query<{ more: boolean }>(
      `select rolsuper or rolcreaterole or pg_has_role(rolname, current_user, 'MEMBER') as more from pg_roles where rolname = $1`,
      [login],
    );
    return rows[0]?.more === false ? login : undefined;
  });
}

/** Sets the timeouts of an owner's login that connects through a pooler. */
export async function limitOwner(database: Database, user: string): Promise<void> {
  await asOwner(database, (client) => limitRole(client, user));
}

/**
 * Allows the role to log in to the embedded database: through the socket, which nobody else can reach, or with the
 * owner's password.
 */
export async function letRuntimeRoleLogIn({ pool }: Database, password: string | undefined): Promise<void> {
  const { rows } = await pool.query<{ may: boolean }>('select rolcanlogin as may from pg_roles where rolname = $1', [
    runtimeRole,
  ]);
  if (rows[0]?.may && password === undefined) return;
  const secret = password === undefined ? '' : ` password ${pg.escapeLiteral(password)}`;
  await pool.query(`alter role ${runtimeRole} login${secret}`);
}

async function asOwner<T>({ pool }: Database, work: (client: PoolClient) => Promise<T>): Promise<T | undefined> {
  const client = await pool.connect();
  try {
    return await work(client);
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
  // Two first starts at once: the other one created it.
  await client.query(`create role ${runtimeRole} nologin`).catch((error: unknown) => {
    if (errorCode(error) !== '42710' && errorCode(error) !== '23505') throw error;
  });
}

interface Held {
  readonly schema: string;
  readonly table: string;
  readonly held: readonly Right[];
}

/**
 * Grants and revokes the differences from the rights that the role is to have; a start that finds none writes nothing.
 */
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

function wantedOf({ undeleted, appended, read }: RuntimeRights, table: string): readonly Right[] {
  if (read.includes(table)) return ['SELECT'];
  if (appended.includes(table)) return ['SELECT', 'INSERT'];
  return undeleted.includes(table) ? ['SELECT', 'INSERT', 'UPDATE'] : all;
}

/**
 * Makes a login a member of the role, allowed to switch to it (SET) or to use its rights directly (USAGE); a superuser
 * is one anyway.
 */
async function joinRole(client: PoolClient, login: string, need: 'SET' | 'USAGE'): Promise<void> {
  const { rows } = await client.query<{ may: boolean; name: string }>(
    // Since PostgreSQL 16 the creator of a role is a member who may grant it, but may neither switch to it nor use it.
    `select pg_has_role(rolname, $1, case when $3 = 'SET' and current_setting('server_version_num')::int < 160000 then 'MEMBER' else $3 end) as may,
       rolname as name from pg_roles where rolname = case $2 when 'current_user' then current_user else $2 end`,
    [runtimeRole, login, need],
  );
  if (rows[0]?.may === false) await client.query(`grant ${runtimeRole} to ${pg.escapeIdentifier(rows[0].name)}`);
}

/** Stores as settings of the role what a pooler does not pass on to the server. */
async function limitRole(client: PoolClient, login: string): Promise<void> {
  const { rows } = await client.query<{ name: string; settings: string[] }>(
    `select current_database() as name, coalesce((select setconfig from pg_db_role_setting
       where setrole = (select oid from pg_roles where rolname = $1)
         and setdatabase = (select oid from pg_database where datname = current_database())), '{}') as settings`,
    [login],
  );
  const { name = '', settings = [] } = rows[0] ?? {};
  const [role, database] = [pg.escapeIdentifier(login), pg.escapeIdentifier(name)];
  for (const [setting, value] of Object.entries(limits)) {
    if (settings.some((held) => held.startsWith(`${setting}=`))) continue;
    await client
      .query(`alter role ${role} in database ${database} set ${setting} = ${value}`)
      .catch((error: unknown) => {
        // Since PostgreSQL 16 only an administrator of the login may; see docs/scaling.md.
        if (errorCode(error) !== '42501') throw error;
      });
  }
}
