import { setTimeout as sleep } from 'node:timers/promises';
import { checkDatabaseServer, hostOf } from './database-server';
import { type Database, openDatabase } from './db';
import { isDatabaseLost } from './http/errors';
import type { Measure } from './metrics/measure';
import { errorCode, isStartProblem, startProblem } from './start-problem';

/** A streaming replica of the database, for what reads much and writes nothing. */
export interface Replica {
  /** The replica once it has replayed all that was committed when this was asked; undefined where it does not in time. */
  caughtUp(): Promise<Database | undefined>;
  /** How many reports and files read it, and how many had to read the primary. */
  readonly served: { readonly replica: number; readonly primary: number };
  close(): Promise<void>;
}

interface ReplicaOptions {
  readonly replicaUrl: string;
  /** As whom its queries run, where that is not who connects. */
  readonly role: string | undefined;
  readonly say: (sentence: string) => void;
}

/** How long a report waits for the replica, and between two looks, in milliseconds. */
const [patience, pause] = [250, 5];
/** For so long a replica that was away or behind is asked without waiting for it. */
const rest = 2_000;
/** A server that answers a look no sooner is as good as away. */
const lookLimit = 1_000;

// What is acknowledged is flushed, unless the server is set to acknowledge earlier.
const written = `select case current_setting('synchronous_commit')
  when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end as at`;

/**
 * Opens the replica. It need not answer yet: reports read the primary until it does. Each look asks the primary how far it
 * has written and the replica whether it has come so far; nothing is remembered, so that any process may ask.
 */
export async function openReplica(primary: Database, { replicaUrl, role, say }: ReplicaOptions): Promise<Replica> {
  const passage = await checkDatabaseServer(replicaUrl, 'REPLICA_URL').catch((error: unknown) => {
    if (!isStartProblem(error)) throw error;
    say(`${error.message} Until it answers, reports read the primary.`);
    return 'direct' as const;
  });
  const replica = openDatabase(replicaUrl, { max: 8, role, passage, patience: lookLimit });
  await refuseForeign(primary, replica, replicaUrl).catch(async (error: unknown) => {
    await replica.close();
    throw error;
  });
  const served = { replica: 0, primary: 0 };
  let waitsAgainAt = 0;
  const caughtUp = async () => {
    const limit = performance.now() < waitsAgainAt ? 0 : patience;
    const found = await comesUpTo(primary, replica, limit).catch(() => false);
    served[found ? 'replica' : 'primary']++;
    if (found) return replica;
    if (limit > 0) waitsAgainAt = performance.now() + rest;
    return undefined;
  };
  return { caughtUp, served, close: () => replica.close() };
}

/** How many reports and files each server was read for. */
export function measureReports({ served }: Replica): Measure {
  return {
    name: 'reports_total',
    kind: 'counter',
    help: 'Reports and files, by the server that they were read from',
    read: () => Object.entries(served).map(([server, value]) => ({ labels: { server }, value })),
  };
}

async function comesUpTo(primary: Database, replica: Database, limit: number): Promise<boolean> {
  const began = performance.now();
  const { rows } = await primary.pool.query<{ at: string }>({ name: 'written so far', text: written });
  const look = {
    name: 'replayed so far',
    text: 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as reached',
    values: [rows[0]?.at],
    query_timeout: lookLimit,
  };
  for (;;) {
    const answer = await replica.pool.query<{ reached: boolean | null }>(look);
    const reached = answer.rows[0]?.reached ?? null;
    // Null: it was made a primary of its own, and tells nothing of ours any more.
    if (reached === null) return false;
    if (reached || performance.now() - began >= limit) return reached;
    await sleep(pause);
  }
}

/** Another server's data would look like the own, and be wrong. */
async function refuseForeign(primary: Database, replica: Database, replicaUrl: string): Promise<void> {
  const identity = `select system_identifier::text || ' ' || current_database() as is from pg_control_system()`;
  try {
    const [ours, its] = await Promise.all(
      [primary, replica].map(async ({ pool }) => (await pool.query<{ is: string }>(identity)).rows[0]?.is),
    );
    if (ours !== its) throw startProblem(`REPLICA_URL leads to no copy of DATABASE_URL: ${hostOf(replicaUrl)}.`);
  } catch (error) {
    // Away for now, or a server that tells its identity to nobody.
    if (isStartProblem(error) || !(isDatabaseLost(error) || errorCode(error) === '42501')) throw error;
  }
}
