import {
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { startEmbedded } from './embedded-postgres';
import { chooseAccount } from './account';
import type { Connection } from './ownership';
import { removeDataDir, temporaryDataDir } from './test-server';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

interface Log {
  readonly file: string;
  readonly page: number;
}

test('damage in the log of changes, which PostgreSQL takes for its end, is told of at every start until it is mended', async () => {
  const { crashed, log } = await crash();
  overwrite(join(crashed, 'postgres', 'pg_wal', log.file), log.page + 8192, 8192);
  const sentence =
    /has lost changes that were saved up to 20.*: its log of changes is damaged or was put back\. Check the disk, and restore the newest backup with 'npm run restore'\./;
  await expect(start(crashed)).rejects.toThrow(sentence);
  await expect(start(crashed)).rejects.toThrow(sentence);
  // The way on with what is left that the sentence names.
  rmSync(join(crashed, 'postgres.mark'));
  expect(await rows(await start(crashed), "select to_regclass('kept') as kept")).toEqual([{ kept: null }]);
});

test('a log of changes that cannot be begun with is told of with what to do', async () => {
  const { crashed, log } = await crash();
  overwrite(join(crashed, 'postgres', 'pg_wal', log.file), log.page, 8192);
  await expect(start(crashed)).rejects.toThrow(
    /^The database files in .* are damaged\. Check the disk, and restore the newest backup with 'npm run restore'\. What was there is kept beside it\. The end of .*postgres\.log says:\n/,
  );
});

test('an undamaged log after a crash loses nothing and is no reason to refuse', async () => {
  const { crashed } = await crash();
  expect(await rows(await start(crashed), 'select count(*) as kept from kept')).toEqual([{ kept: '5000' }]);
});

/** A data folder as a power cut leaves it, with rows that only the log of changes holds, and where in the log they are. */
async function crash(): Promise<{ crashed: string; log: Log }> {
  const dataDir = emptyDataDir();
  const connection = await start(dataDir);
  const [found] = await rows<Log>(
    connection,
    `select redo_wal_file as file, (redo_lsn - '0/0'::pg_lsn)::int % 16777216 / 8192 * 8192 as page from pg_control_checkpoint()`,
  );
  if (!found) throw new Error('The server names no checkpoint');
  await rows(connection, `create table kept as select repeat('x', 100) from generate_series(1, 5000)`);
  const [{ end } = { end: '' }] = await rows<{ end: string }>(connection, 'select pg_current_wal_flush_lsn() as end');
  const isMarked = async () => {
    const mark = join(dataDir, 'postgres.mark');
    if (!existsSync(mark)) return undefined;
    const { lsn } = JSON.parse(readFileSync(mark, 'utf8'));
    return (await rows<{ far: boolean }>(connection, `select '${lsn}'::pg_lsn >= '${end}' as far`))[0]?.far;
  };
  await expect.poll(isMarked).toBe(true);
  const crashed = emptyDataDir();
  const account = chooseAccount(dataDir);
  cpSync(join(dataDir, 'postgres'), join(crashed, 'postgres'), {
    recursive: true,
    filter: (path) => !/^(postmaster\.pid|\.s\.PGSQL.*)$/.test(basename(path)),
  });
  cpSync(join(dataDir, 'postgres.mark'), join(crashed, 'postgres.mark'));
  const entries = readdirSync(join(crashed, 'postgres'), { recursive: true, encoding: 'utf8' });
  if (account)
    for (const path of ['.', ...entries]) chownSync(join(crashed, 'postgres', path), account.uid, account.gid);
  return { crashed, log: found };
}

function overwrite(path: string, from: number, bytes: number): void {
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(bytes, 0xa5), 0, bytes, from);
  closeSync(file);
}

function emptyDataDir(): string {
  const dataDir = temporaryDataDir();
  cleanups.push(() => removeDataDir(dataDir));
  return dataDir;
}

async function start(dataDir: string): Promise<Connection> {
  const { connection, stop } = await startEmbedded({ dataDir, product: 'Daftar', log: () => undefined });
  cleanups.push(stop);
  return connection;
}

async function rows<T extends pg.QueryResultRow>(connection: Connection, query: string): Promise<T[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
}
