import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { Connection } from '#kit/server/db';
import { errorCode, startProblem } from '#kit/server/start-problem';
import { copyOf, type Foot, FORMAT, type Head, textOf } from './archive';
import { copyOut } from './copy';
import { type BackupPlan, FORMS, backedUpTables, ranMigrations } from './plan';

/** Why a backup was made; part of the file's name, except for those that somebody requested. */
export type Reason = 'asked' | 'nightly' | 'upgrade';

export interface Written {
  readonly file: string;
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
}

const ABANDONED_AFTER = 3_600_000;

/**
 * Writes all data, as of one moment, to one file, while the product goes on. The file gets its name only when it is
 * complete and on the disk. Only its owner may read it, because it holds password hashes and the secret that signs
 * tokens.
 */
export async function writeBackup(
  connection: Connection,
  plan: BackupPlan,
  { file, reason, now }: { file: string; reason: Reason; now: Date },
): Promise<Written> {
  const client = clientOf(connection);
  const part = `${file}.part-${process.pid}`;
  try {
    await makeFolder(dirname(file));
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
    await client.query(FORMS);
    const tables = await backedUpTables(client, plan);
    const head = await headOf(client, plan, reason, now);
    if (Object.keys(head.schemas).length === 0) throw startProblem('There is nothing to back up yet.');
    let foot: Foot | undefined;
    await pipeline(
      textOf(
        head,
        tables,
        (table) => copyOut(client, `${copyOf(table)} to stdout`),
        (found) => (foot = found),
      ),
      // Level 1 is four times as fast as the usual 6, for a tenth more bytes.
      createGzip({ level: 1, chunkSize: 65_536 }),
      createWriteStream(part, { mode: 0o600, flush: true }),
    );
    await rename(part, file);
    await syncFolder(dirname(file));
    return { file, bytes: (await stat(file)).size, tables: foot?.tables ?? 0, rows: foot?.rows ?? 0 };
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw errorCode(error) === 'ENOSPC' ? noSpace(dirname(file)) : error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function headOf(client: pg.Client, plan: BackupPlan, reason: Reason, now: Date): Promise<Head> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return {
    format: FORMAT,
    product: 'Daftar',
    version: plan.version,
    postgres: rows[0]?.server_version ?? '',
    createdAt: now.toISOString(),
    reason,
    schemas: await ranMigrations(client, plan),
  };
}

/** A connection of its own, without the product's timeouts. */
export function clientOf(connection: Connection, application = 'Daftar backup'): pg.Client {
  const where = typeof connection === 'string' ? { connectionString: connection } : connection;
  const client = new pg.Client({ ...where, application_name: application });
  // A connection that breaks fails the running query, where it is reported.
  client.on('error', () => undefined);
  return client;
}

/** The file name of a backup made now: when, in UTC, and why. */
export function backupName(reason: Reason, now: Date): string {
  const moment = now.toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');
  return `daftar-${moment}${reason === 'asked' ? '' : `-${reason}`}.backup`;
}

/**
 * Removes the remains of interrupted backups and, of those made for one reason, all but the newest by name. The one
 * just made is always kept, because after the clock was set back its name is not the newest.
 */
export async function tidyBackups(made: string, reason: Reason, keep: number): Promise<void> {
  const folder = dirname(made);
  const names = (await readdir(folder)).sort();
  for (const name of names.filter((name) => /^daftar-.*\.backup\.part-\d+$/.test(name))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > ABANDONED_AFTER) await rm(join(folder, name), { force: true });
  }
  const others = names.filter(
    (name) => name !== basename(made) && new RegExp(`^daftar-\\d{8}T\\d{6}Z-${reason}\\.backup$`).test(name),
  );
  for (const name of others.slice(0, Math.max(0, others.length + 1 - keep)))
    await rm(join(folder, name), { force: true });
}

export function noSpace(folder: string): Error {
  return startProblem(`There is no space left for a backup in ${folder}.`);
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw startProblem(`Backups cannot be kept in ${folder} (${error.message}).`);
  });
}

/** Flushes the names in a folder to the disk. Windows has no such call and needs none. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
