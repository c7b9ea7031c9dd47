import type { ChildProcess } from 'node:child_process';
import type pg from 'pg';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAccount } from './account';
import { chooseAddress, releaseAddress } from './address';
import { findBinaries } from './binaries';
import { makeDataDir, openCluster, readPassword } from './cluster';
import { finishSwap } from './finish-swap';
import { claimServer, type Connection, ensureDatabase } from './ownership';
import {
  type Address,
  clearStaleMarks,
  lastLines,
  type Launch,
  readPostmaster,
  serves,
  spawnPostgres,
  stopPostgres,
  stopPostgresSoon,
} from './process';
import { keepMark, refuseShortened } from './wal-mark';
import { damageProblem, fullDiskProblem, startProblem } from '#kit/server/start-problem';

export type EmbeddedOptions = {
  /** The data folder; the database files are in `postgres` below it. */
  dataDir: string;
  /** The product's name, for messages; in lower case it names the database and its user. */
  product: string;
  /** Receives messages for the operator. */
  log: (sentence: string) => void;
  /** PostgreSQL settings in addition to, or instead of, the durable ones. */
  settings?: Record<string, string>;
  /** Called if the server ended unexpectedly and could not be restarted. */
  onLost?: (error: unknown) => void;
};

export type Embedded = { connection: Connection; stop: () => Promise<void> };

// Durable as PostgreSQL is by default; modest in memory; nothing that only a replica would need.
const SETTINGS = {
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '50',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '1GB',
  io_method: 'sync',
  jit: 'off',
  max_logical_replication_workers: '0',
  log_checkpoints: 'off',
  random_page_cost: '1.1',
  // With few processors, two more processes take longer to start than they save on an answer of 50 ms.
  parallel_setup_cost: '20000',
};

const HUNG_AFTER = 20_000;
const RECOVERY_NOTICE_AFTER = 3_000;

/**
 * Starts the embedded PostgreSQL on a data folder, or takes over the one that a killed launcher left running, and owns
 * it until `stop`. Refuses a data folder that another launcher owns.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { product, log } = options;
  const dataDir = resolve(options.dataDir);
  const name = product.toLowerCase();
  const account = chooseAccount(dataDir);
  const systemDir = join('/var/lib', name);
  makeDataDir(dataDir, account);
  finishSwap(dataDir);
  const binaries = findBinaries({ systemDir, dataDir, account, log });
  const folder = openCluster({ dataDir, systemDir, user: name, account, binaries, log });
  const launch: Launch = {
    binaries,
    folder,
    account,
    logFile: join(dataDir, 'postgres.log'),
    settings: { ...SETTINGS, ...options.settings },
  };
  const password = readPassword(dataDir);
  const reach = (at: Address): Connection => ({
    ...at,
    user: name,
    database: name,
    ...(password && { password }),
  });
  const fresh = await chooseAddress(folder, name, account);
  const own = async () => {
    const owned = await ownServer(launch, fresh, (at) => claimServer(reach(at), product, folder), log);
    await refuseShortened(owned.session, dataDir).catch(async (error: unknown) => {
      await stopPostgres(launch);
      throw error;
    });
    return owned;
  };

  const first = await own();
  let session = first.session;
  let stopping = false;
  let reviving: Promise<void> | undefined;
  await ensureDatabase(session, name);

  const watch = () =>
    session.once('end', () => {
      if (!stopping) reviving = revive().catch((error) => options.onLost?.(error));
    });
  async function revive(): Promise<void> {
    log('PostgreSQL ended unexpectedly and is being started again.');
    session = (await own()).session;
    watch();
  }
  watch();
  const unmark = keepMark(() => session, dataDir);

  const soon = () => stopPostgresSoon(folder);
  process.once('exit', soon);
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    process.removeListener('exit', soon);
    // A server that is being restarted would otherwise come up after it was stopped.
    await reviving;
    await unmark();
    await stopPostgres(launch);
    // Only now may another launcher take the folder; the session usually ended with the server.
    await session.end().catch(() => undefined);
    releaseAddress(first.at, folder);
  }
  return { connection: reach(first.at), stop };
}

type Owned = { session: pg.Client; at: Address };

// One loop for every case (nothing runs, ours is starting, an orphan runs, one is shutting down): try to connect, and
// start a server only if nobody answers and no server of this cluster is alive.
async function ownServer(
  launch: Launch,
  fresh: Address,
  claim: (at: Address) => ReturnType<typeof claimServer>,
  log: (sentence: string) => void,
): Promise<Owned> {
  const began = Date.now();
  let silentSince = began;
  let child: ChildProcess | undefined;
  let failures = 0;
  let noticed = false;
  for (;;) {
    const running = readPostmaster(launch.folder);
    const at = running?.host && running.port ? { host: running.host, port: running.port } : fresh;
    const found = await claim(at);
    if (typeof found === 'object') return { session: found, at };
    if (found === 'busy') {
      silentSince = Date.now();
      if (!noticed && silentSince - began > RECOVERY_NOTICE_AFTER) {
        noticed = true;
        log('PostgreSQL is still busy recovering or shutting down; waiting for it.');
      }
    } else if (child && isRunning(child)) {
      if (Date.now() - silentSince > HUNG_AFTER) throw notStarted(launch);
    } else if (running && serves(running.pid, launch.folder)) {
      if (Date.now() - silentSince > HUNG_AFTER) await stopPostgres(launch);
    } else {
      if (child && ++failures > 4) throw notStarted(launch);
      // The workers of a killed server hold its memory for a moment, and until then no other may start.
      if (child) await sleep(200 * failures);
      clearStaleMarks(launch.folder);
      child = spawnPostgres(launch, fresh);
      child.unref();
      silentSince = Date.now();
    }
    await sleep(10);
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

function notStarted({ folder, logFile }: Launch): Error {
  const end = lastLines(logFile);
  const says = `The end of ${logFile} says:\n${end}`;
  return (
    fullDiskProblem(end, dirname(logFile)) ??
    damageProblem(end, folder, says) ??
    startProblem(`PostgreSQL did not start. ${says}`)
  );
}
