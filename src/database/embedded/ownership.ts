import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, startProblem } from '#kit/server/start-problem';
import { isAlive } from './process';

/** How to reach the embedded server. */
export type Connection = { host: string; port: number; user: string; password?: string; database: string };

/** The result of trying to connect: nobody, a server that is not ready, or a session that makes us its owner. */
export type Knock = 'absent' | 'busy' | pg.Client;

// Any number will do as long as it never changes: two launchers must request the same lock.
const LOCK = 20_250_601;

/**
 * Tries to become the only launcher of the server. The claim is a lock that PostgreSQL itself holds for our session: it
 * ends with our process however that dies, so there is no stale lock file and no race to remove it. It is in the
 * database `postgres`, because such locks belong to a database and that one always exists.
 */
export async function claimServer(connection: Connection, product: string, folder: string): Promise<Knock> {
  const client = new pg.Client({
    ...connection,
    database: 'postgres',
    application_name: `${product} launcher ${process.pid}`,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await refuseOther(client, product, folder);
    return client;
  } catch (error) {
    client.end().catch(() => undefined);
    return notReady(error);
  }
}

function notReady(error: unknown): Knock {
  const code = errorCode(error);
  if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent';
  // 57P0x: starting up, shutting down, cut off by a shutdown; without a code: the server closed the connection.
  if (code?.startsWith('57P') || code === 'ECONNRESET' || code === 'EPIPE') return 'busy';
  if (code === undefined && /terminated unexpectedly/i.test(String(error))) return 'busy';
  throw error;
}

async function refuseOther(client: pg.Client, product: string, folder: string): Promise<void> {
  const asked = Date.now();
  for (;;) {
    if (await tryLock(client)) return;
    const owner = await lockOwner(client);
    // The session of a launcher that was just killed outlives it briefly.
    const patience = owner !== undefined && isAlive(owner) ? 300 : 5_000;
    if (Date.now() - asked > patience) {
      throw startProblem(
        `${product} is already running on this data folder (process ${owner ?? 'unknown'}). ` +
          `Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    await sleep(50);
  }
  async function tryLock(session: pg.Client): Promise<boolean> {
    const { rows } = await session.query<{ ours: boolean; folder: string }>(
      `select pg_try_advisory_lock($1) as ours, current_setting('data_directory') as folder`,
      [LOCK],
    );
    const found = rows[0]?.folder;
    // Windows writes the same folder with other slashes, and there the port is our own random choice anyway.
    if (process.platform !== 'win32' && found !== folder) {
      throw startProblem(`Another PostgreSQL server, on ${found}, answers in place of the one on ${folder}.`);
    }
    return rows[0]?.ours === true;
  }
}

async function lockOwner(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ application_name: string }>(
    `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.classid = 0 and l.objid = $1 and l.granted`,
    [LOCK],
  );
  const pid = Number(rows[0]?.application_name.split(' ').at(-1));
  return pid || undefined;
}

/** Creates the product's database on the first start. */
export async function ensureDatabase(client: pg.Client, database: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(database)}`);
}
