import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '#app/build-app';
import { whole } from '#app/product';
import { backupPlan } from '#app/backup-plan';
import { apiHosts, brandNames, brands } from '#house/brand/brand.contract';
import { houseTimeZone } from '#house/organisation/organisation.server';
import { offeredBrands, setupCodes, setUpUnattended } from '#features/entry/set-up/setup.server';
import { boundToClock } from '#app/bound-to-clock.server';
import { keepNightly } from '#database/backup/nightly';
import { watchClock } from '#kit/server/clock-watch';
import { type Config, readConfig } from '#kit/server/config';
import type { Connection, Database } from '#kit/server/db';
import { refuseFullDisk, watchDisk } from '#database/disk-space';
import type { Hindrance } from '#kit/server/standing';
import { provideDatabase } from '#database/provide-database';
import { tellReach } from '#kit/server/reach';
import { keepSealed } from '#database/seal-log';
import { errorCode, isStartProblem, startProblem } from '#kit/server/start-problem';
import { prepareDatabase } from '#app/prepare-database.server';

type Step = () => Promise<unknown>;

// What has been opened, in order; closed from the last to the first, however far the start got.
const opened: Step[] = [];
let stopping: Promise<void> | undefined;
let stoppingSince = 0;

// A request that never ends must not occupy the data folder for ever.
const DRAIN_LIMIT = 10_000;
const SAME_SIGNAL = 1000;

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', terminate);
process.on('SIGHUP', () => void stop(0));
const started = start();
started.catch(fail);

async function start(): Promise<void> {
  const config = readConfig(process.env, brands, apiHosts);
  if (config.databaseUrl === undefined) await refuseFullDisk(config.dataDir);
  const provided = await provideDatabase(config, { log: say, onLost: (error) => void fail(error) });
  opened.push(provided.stop);
  const { database, replica, logins } = await prepareDatabase(provided, config, {
    say,
    // Loaded only if it is needed.
    loadDemo: async (loading) => (await import('#demo/load/load-in-threads.server')).loadInThreads(loading),
  });
  opened.push(() => within(DRAIN_LIMIT, database.close()));
  if (replica) opened.push(() => within(DRAIN_LIMIT, replica.close()));
  opened.push(keepSealed(database, brands, tellReach(say, complain)));
  await boundToClock(database, brands, new Date());
  const unwatchClock = await watchClock(database, brands, (sentence) => {
    say(sentence);
    void boundToClock(database, brands, new Date()).catch(complain);
  });
  opened.push(async () => unwatchClock());
  if (config.backups.automatic) opened.push(backUpNightly(provided.connection, database, config));
  const app = await buildApp({ whole, database, replica, config, hindrance: await watchOwnDisk(config) });
  opened.push(() => within(DRAIN_LIMIT, app.close()));
  await setUpUnattended(app, config);
  await app.listen({ port: config.port, host: config.host }).catch((error) => {
    throw listenProblem(error, config);
  });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  say(`Daftar is ready: http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`);
  for (const login of logins) say(login);
  for (const { brand, code } of await setupCodes(database, offeredBrands(config))) {
    say(`${brandNames[brand]} is not set up yet. From another machine its set-up asks for this code: ${code}`);
  }
}

/** Watches the disk of the embedded database; a separate database server is its operator's concern. */
async function watchOwnDisk({ databaseUrl, dataDir, diskReserve: reserve }: Config): Promise<Hindrance> {
  if (databaseUrl !== undefined) return () => undefined;
  const { hindrance, stop } = await watchDisk({ dataDir, reserve, say });
  opened.push(async () => stop());
  return hindrance;
}

function backUpNightly(connection: Connection, database: Database, { backups }: Config): Step {
  const stop = keepNightly({
    connection,
    database,
    plan: backupPlan,
    backups,
    timeZone: () => houseTimeZone(database),
    clock: () => new Date(),
    failed: complain,
  });
  return () => within(DRAIN_LIMIT, stop());
}

function listenProblem(error: unknown, { port, host }: Config): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return startProblem(`Port ${port} is in use by another program. Stop it, or set PORT to another number.`);
    case 'EACCES':
      return startProblem(`Port ${port} may not be used by this user. Set PORT to a number above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return startProblem(`HOST is not an address of this machine: ${host}.`);
    default:
      return error;
  }
}

function fail(error: unknown): Promise<void> {
  complain(error);
  return stop(1);
}

function complain(error: unknown): void {
  process.stderr.write(`${isStartProblem(error) ? error.message : describe(error)}\n`);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

// One signal may arrive twice, through npm and through the shell it runs: only a later one counts as another.
function terminate(): void {
  if (stopping && performance.now() - stoppingSince > SAME_SIGNAL) {
    process.stderr.write('Stopped at once: calls under way were cut off, and the database stops by itself.\n');
    process.exit(1);
  }
  void stop(0);
}

// npm passes a Ctrl-C on that the terminal has already delivered, so a second signal means nothing new.
function stop(exitCode: number): Promise<void> {
  if (!stopping) {
    stoppingSince = performance.now();
    stopping = close().then(() => process.exit(exitCode));
  }
  return stopping;
}

async function close(): Promise<void> {
  // A start in progress is finished first: what it opens in the meantime would otherwise stay open.
  await within(DRAIN_LIMIT, started).catch(() => undefined);
  for (const step of opened.toReversed()) await step().catch(complain);
}

function within(milliseconds: number, work: PromiseLike<unknown>): Promise<unknown> {
  return Promise.race([work, sleep(milliseconds, undefined, { ref: false })]);
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
