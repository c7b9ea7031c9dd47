import { setTimeout as sleep } from 'node:timers/promises';
import { checkDatabaseServer, hostOf } from './database-server';
import { type Database, openDatabase, type Replica } from '#kit/server/db';
import type { Measure } from '#kit/server/metrics/measure';
import { isStartProblem, startProblem } from '#kit/server/start-problem';

interface ReplicaOptions {
  readonly replicaUrl: string;
  /** As whom its queries run, where that is not who connects. */
  readonly role: string | undefined;
  readonly say: (sentence: string) => void;
}

/** How long a report waits for the replica, and between two looks, in milliseconds. */
const [patience, pause] = [250, 5];
/** For so long a replica that was away or behind is asked without waiting for it, unless it has caught up. */
const rest = 2_000;
/** A server that answers a look no sooner is as good as away. */
const lookLimit = 1_000;

// What is acknowledged is flushed, unless the server is set to acknowledge earlier.
const written = `select case current_setting('synchronous_commit')
  when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end as at`;

/**
 * Opens the replica. It need not answer yet, nor know what this start has just made: reports read the primary until it
 * does. Each look asks the primary how far it has written and the replica whether it has come so far; nothing of that is
 * remembered, so that any process may ask.
 */
export async function openReplica(primary: Database, { replicaUrl, role, say }: ReplicaOptions): Promise<Replica> {
  const passage = await checkDatabaseServer(replicaUrl, 'REPLICA_URL').catch((error: unknown) => {
    if (!isStartProblem(error)) throw error;
    say(`${error.message} Until it answers, reports read the primary.`);
    return undefined;
  });
  const replica = openDatabase(replicaUrl, { max: 8, role, passage: passage ?? 'direct', patience: lookLimit });
  const ours = await identityOf(primary);
  const isCopy = async () => {
    const its = await identityOf(replica, lookLimit);
    return ours === undefined || its === undefined || ours === its;
  };
  const foreign = `REPLICA_URL leads to no copy of DATABASE_URL: ${hostOf(replicaUrl)}.`;
  const proved = passage && (await isCopy().catch((error: unknown) => say(notYet(replicaUrl, error))));
  if (proved === false) {
    await replica.close();
    throw startProblem(foreign);
  }
  const isOurs = onceKnown(proved ?? undefined, isCopy, () => say(`${foreign} Reports read the primary.`));
  const served = { replica: 0, primary: 0 };
  let waitsAgainAt = 0;
  const caughtUp = async () => {
    const limit = performance.now() < waitsAgainAt ? 0 : patience;
    const looked = async () => (await isOurs()) && (await comesUpTo(primary, replica, limit));
    const found = await looked().catch(() => false);
    served[found ? 'replica' : 'primary']++;
    if (found) waitsAgainAt = 0;
    else if (limit > 0) waitsAgainAt = performance.now() + rest;
    return found ? replica : undefined;
  };
  return { caughtUp, served, close: () => replica.close() };
}

/** Asks until there is an answer, and keeps it; what a no means is told once. */
function onceKnown(known: boolean | undefined, ask: () => Promise<boolean>, sayNo: () => void): () => Promise<boolean> {
  let answer = known;
  return async () => {
    if (answer !== undefined) return answer;
    const found = await ask();
    // Others may have asked meanwhile.
    if (!found && answer === undefined) sayNo();
    answer = found;
    return found;
  };
}

/** What the first start has made, above all the role that requests have, reaches a replica a moment later. */
function notYet(replicaUrl: string, error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return `The replica at ${hostOf(replicaUrl)} cannot be read yet (${why}). Until it can, reports read the primary.`;
}

/** How many reports and files each server was read for. */
export function measureReports({ served }: Replica): Measure {
  return {
    name: 'reports_total',
    kind: 'counter',
    help: 'Reports and files, by the server that they were read from',
    labels: ['server'],
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

/** Whose data a server has, since another's would look like the own and be wrong; undefined where it tells nobody. */
async function identityOf({ pool }: Database, limit?: number): Promise<string | undefined> {
  const ask = (text: string) => pool.query<{ is: string | null }>({ text, ...(limit && { query_timeout: limit }) });
  const tells = await ask(`select 'yes' as is where has_function_privilege('pg_control_system()', 'execute')`);
  if (tells.rowCount === 0) return undefined;
  const { rows } = await ask(`select system_identifier || ' ' || current_database() as is from pg_control_system()`);
  return rows[0]?.is ?? undefined;
}
