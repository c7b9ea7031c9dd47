// Proves R 2.4.
import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { buildFixture, programOf } from './built.fixture';
import { afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Embedded, type EmbeddedOptions, startEmbedded } from './embedded-postgres';
import { chooseAccount } from './account';
import type { Connection } from './ownership';
import { readPostmaster, serves } from './process';
import { removeDataDir, temporaryDataDir } from './test-server';

type Said = { connection?: Connection; refusal?: string };
type Launcher = { process: ChildProcess; said: Said };

const isRoot = process.getuid?.() === 0;
const program = programOf('launcher');
const cleanups: (() => unknown)[] = [];

beforeAll(() => buildFixture('launcher'));

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

test('a second start on the same folder is refused and names the first', async () => {
  const dataDir = emptyDataDir();
  const first = await launch(dataDir);
  await expect(start(dataDir)).rejects.toThrow(
    `Daftar is already running on this data folder (process ${first.process.pid}). ` +
      'Stop it first, or set DATA_DIR to another folder.',
  );
  expect(await rows(first.said.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('of two first starts at the same moment one runs and the other is refused', async () => {
  const dataDir = emptyDataDir();
  const both = await Promise.all([launch(dataDir), launch(dataDir)]);
  expect(both.filter(({ said }) => said.connection)).toHaveLength(1);
  expect(both.find(({ said }) => said.refusal)?.said.refusal).toMatch(/^Daftar is already running/);
});

test('the server that a killed launcher left running is taken over with its data, and ends with us', async () => {
  const dataDir = emptyDataDir();
  const first = await launch(dataDir);
  await rows(first.said.connection, 'create table kept as select 42 as value');
  await kill(first);
  const orphan = readPostmaster(clusterOf(dataDir));
  expect(orphan && serves(orphan.pid, clusterOf(dataDir))).toBe(true);

  const { connection, stop } = await start(dataDir);
  expect(readPostmaster(clusterOf(dataDir))?.pid).toBe(orphan?.pid);
  expect(await rows(connection, 'select value from kept')).toEqual([{ value: 42 }]);
  await stop();
  expect(orphan && serves(orphan.pid, clusterOf(dataDir))).toBe(false);
});

test('a power cut loses nothing that was acknowledged, and its marks do not prevent a start', async () => {
  const dataDir = emptyDataDir();
  const first = await launch(dataDir);
  await rows(first.said.connection, 'create table kept as select 42 as value');
  await kill(first);
  const dead = readPostmaster(clusterOf(dataDir));
  if (dead) process.kill(dead.pid, 'SIGKILL');
  expect(existsSync(join(clusterOf(dataDir), 'postmaster.pid'))).toBe(true);

  const { connection } = await start(dataDir);
  expect(await rows(connection, 'select value from kept')).toEqual([{ value: 42 }]);
});

test('a mark of a dead server whose number a stranger has now does not prevent a start', async () => {
  const dataDir = emptyDataDir();
  await (await start(dataDir)).stop();
  const cluster = clusterOf(dataDir);
  const stranger = spawn('sleep', ['60'], { ...chooseAccount(dataDir), stdio: 'ignore' });
  cleanups.push(() => stranger.kill());
  const mark = [stranger.pid, cluster, 0, 5432, cluster, '', '', 'ready'].join('\n');
  writeFileSync(join(cluster, 'postmaster.pid'), mark);
  writeFileSync(join(cluster, '.s.PGSQL.5432.lock'), mark);

  const { connection } = await start(dataDir);
  expect(await rows(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(stranger.exitCode).toBeNull();
});

test('a server that dies while we run is brought back', async () => {
  const dataDir = emptyDataDir();
  const sentences: string[] = [];
  const { connection } = await start(dataDir, { log: (sentence) => sentences.push(sentence) });
  const first = readPostmaster(clusterOf(dataDir));
  if (first) process.kill(first.pid, 'SIGKILL');
  await expect.poll(() => rows(connection, 'select 1 as one').catch(() => [])).toHaveLength(1);
  expect(readPostmaster(clusterOf(dataDir))?.pid).not.toBe(first?.pid);
  expect(sentences).toContain('PostgreSQL ended unexpectedly and is being started again.');
});

test('nobody else may enter the folder with the socket, and there is no way in over the network', async () => {
  const connection = inject('postgres');
  expect(statSync(connection.host).mode & 0o777).toBe(0o700);
  expect(await rows(connection, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
});

test('a data folder with a path too long for a socket works', async () => {
  const dataDir = join(emptyDataDir(), 'a-long-name'.repeat(9));
  const { connection } = await start(dataDir);
  expect(connection.host.length).toBeLessThan(85);
  expect(statSync(connection.host).mode & 0o777).toBe(0o700);
  expect(await rows(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('text is UTF-8, compared by code point, and letters of every script count as letters', async () => {
  const connection = { ...inject('postgres'), database: 'launcher_test' };
  await rows(inject('postgres'), 'create database launcher_test');
  await rows(connection, 'create extension pg_trgm');
  const [found] = await rows(connection, `select cardinality(show_trgm('محمد')) as trigrams, 'Z' < 'a' as ordered`);
  expect(found).toEqual({ trigrams: 5, ordered: true });
});

test.runIf(isRoot)('as root, data in a private folder goes where PostgreSQL may enter, and says so', async () => {
  const home = emptyDataDir();
  chmodSync(home, 0o700);
  const dataDir = join(home, 'data');
  cleanups.push(() => removeDataDir(dataDir));
  const sentences: string[] = [];
  const first = await start(dataDir, { log: (sentence) => sentences.push(sentence) });
  await rows(first.connection, 'create table kept as select 42 as value');
  await first.stop();
  expect(lstatSync(join(dataDir, 'postgres')).isSymbolicLink()).toBe(true);
  expect(sentences).toContainEqual(expect.stringMatching(/^The database files are in \/var\/lib\/daftar\/data-/));

  const again = await start(dataDir);
  expect(await rows(again.connection, 'select value from kept')).toEqual([{ value: 42 }]);
});

test('data of another release of PostgreSQL is refused, not touched', async () => {
  const dataDir = emptyDataDir();
  await (await start(dataDir)).stop();
  writeFileSync(join(clusterOf(dataDir), 'PG_VERSION'), '9\n');
  await expect(start(dataDir)).rejects.toThrow(/was written by PostgreSQL 9, and PostgreSQL 18 is installed/);
  expect(readFileSync(join(clusterOf(dataDir), 'PG_VERSION'), 'utf8')).toBe('9\n');
});

function emptyDataDir(): string {
  const dataDir = temporaryDataDir();
  mkdirSync(dataDir, { recursive: true });
  cleanups.push(() => removeDataDir(dataDir));
  return dataDir;
}

function clusterOf(dataDir: string): string {
  return realpathSync(join(dataDir, 'postgres'));
}

async function start(dataDir: string, options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, product: 'Daftar', log: () => undefined, ...options });
  cleanups.push(embedded.stop);
  return embedded;
}

async function launch(dataDir: string): Promise<Launcher> {
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  cleanups.push(() => end(child));
  const line = await new Promise<string>((resolve) =>
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString())),
  );
  return { process: child, said: JSON.parse(line) as Said };
}

async function kill({ process: child }: Launcher): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

// A launcher ends its server on the way out; the folder may be removed only after that.
async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  while (child.exitCode === null && child.signalCode === null) await sleep(10);
}

async function rows(connection: Connection | undefined, query: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const result = await client.query<Record<string, unknown>>(query);
    return result.rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
