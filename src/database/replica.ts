import { setTimeout as sleep } from 'node:timers/promises';
import { checkDatabaseServer, hostOf } from './database-server';
import { type Database, openDatabase, type Replica } from '#kit/server/db';
import type { Measure } from '#kit/server/metrics/measure';
import { isStartProblem, startProblem } from '#kit/server/start-problem';

interface ReplicaOptions {
  readonly replicaUrl: string;
  /** The role for its queries, if it is not the user who connects. */
  readonly role: string | undefined;
  readonly say: (sentence: string) => void;
}

/** How long a report waits for the replica, and the pause between two checks, in milliseconds. */
const [patience, pause] = [250, 5];
/** How long, in milliseconds, reports do not wait for a replica that was unreachable or behind. */
const rest = 2_000;
/** A server that takes longer than this, in milliseconds, to answer a check counts as unreachable. */
const lookLimit = 1_000;

// What is acknowledged has been flushed, unless the server is set to acknowledge earlier.
const written = `select case current_setting('synchronous_commit')
  when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end as at`;

/**
 * The replica, opened. It need not answer yet, or know what this start has just created: reports read the primary until
 * it does. Each check asks the primary how far it has written and the replica whether it has replayed that far; nothing
 * is remembered, so that any process may ask.
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

/** A function that asks until there is an answer and remembers it; a no is reported once. */
function onceKnown(known: boolean | undefined, ask: () => Promise<boolean>, sayNo: () => void): () => Promise<boolean> {
  let answer = known;
  return async () => {
    if (answer !== undefined) return answer;
    const found = await ask();
    // Another call may have asked meanwhile.
    if (!found && answer === undefined) sayNo();
    answer = found;
    return found;
  };
}

/** The message for a replica that has not yet received what the first start created, above all the role of requests. */
function notYet(replicaUrl: string, error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return `The replica at ${hostOf(replicaUrl)} cannot be read yet (${why}). Until it can, reports read the primary.`;
}

/** The metric of how many reports and files were read from each server. */
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
    // Null: it was promoted, and no longer follows our primary.
    if (reached === null) return false;
    if (reached || performance.now() - began >= limit) return reached;
    await sleep(pause);
  }
}

/**
 * The identity of a server's data, because that of another server would look right and be wrong; undefined if it does
 * not say.
 */
async function identityOf({ pool }: Database, limit?: number): Promise<string | undefined> {
  const ask = (text: string) => pool.query<{ is: string | null }>({ text, ...(limit && { query_timeout: limit }) });
  const tells = await ask(`select 'yes' as is where has_function_privilege('pg_control_system()', 'execute')`);
  if (tells.rowCount === 0) return undefined;
  const { rows } = await ask(`select system_identifier || ' ' || current_database() as is from pg_control_system()`);
  return rows[0]?.is ?? undefined;
}
