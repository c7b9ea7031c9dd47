import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from './embedded-postgres';
import { startProblem } from '#kit/server/start-problem';
import { chooseAccount } from './account';
import { makeDataDir } from './cluster';
import { finishSwap, JOURNAL } from './finish-swap';
import type { Connection } from './ownership';
import { isAlive, readPostmaster, serves, stopPostgres } from './process';

interface SwapOptions {
  readonly dataDir: string;
  readonly product: string;
  readonly now: Date;
  readonly log: (sentence: string) => void;
  /** Fills the new database and checks it; if it throws, everything stays as it was. */
  readonly fill: (connection: Connection) => Promise<void>;
}

/**
 * Creates a new database beside that of a data folder, and swaps it in once it is filled and checked. The old one,
 * which may be broken or of another release of PostgreSQL, is kept; returns where, or undefined if there was none.
 */
export async function replaceCluster({ dataDir, product, now, log, fill }: SwapOptions): Promise<string | undefined> {
  const account = chooseAccount(dataDir);
  makeDataDir(dataDir, account);
  finishSwap(dataDir);
  await refuseRunning(dataDir, product);
  await removeAbandoned(dataDir);
  const name = `restoring-${process.pid}`;
  const aside = join(dataDir, name);
  mkdirSync(aside, { mode: 0o711 });
  // Root creates it, and PostgreSQL must own it like the one beside it.
  if (account) chownSync(aside, account.uid, account.gid);
  try {
    const { connection, stop } = await startEmbedded({ dataDir: aside, product, log });
    try {
      await fill(connection);
    } finally {
      await stop();
    }
    await refuseRunning(dataDir, product);
    const before = `postgres.before-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
    const hadOne = isPresent(join(dataDir, 'postgres'));
    writeJournal(dataDir, { name, before });
    finishSwap(dataDir);
    return hadOne ? join(dataDir, before) : undefined;
  } catch (error) {
    if (!existsSync(join(dataDir, JOURNAL))) removeFolder(aside);
    throw error;
  }
}

/** Throws if the folder's database is in use; one that a killed launcher left running is stopped. */
async function refuseRunning(dataDir: string, product: string): Promise<void> {
  const entry = join(dataDir, 'postgres');
  if (!existsSync(entry)) return;
  const running = readPostmaster(realpathSync(entry));
  if (!running || !serves(running.pid, realpathSync(entry))) return;
  // Starting refuses a folder that another launcher owns, and takes over one that nobody owns.
  const { stop } = await startEmbedded({ dataDir, product, log: () => undefined });
  await stop();
}

/** Removes what a killed restore left behind, including its server. */
async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of readdirSync(dataDir)) {
    const pid = /^restoring-(\d+)$/.exec(name)?.[1];
    if (pid === undefined) continue;
    if (Number(pid) !== process.pid && isAlive(Number(pid)))
      throw startProblem(`Another restore is under way (process ${pid}).`);
    const folder = join(dataDir, name, 'postgres');
    if (existsSync(folder)) await stopPostgres({ folder: realpathSync(folder) });
    removeFolder(join(dataDir, name));
  }
}

function removeFolder(path: string): void {
  const entry = join(path, 'postgres');
  // If PostgreSQL may not enter the data folder, this is a link.
  if (existsSync(entry)) rmSync(realpathSync(entry), { recursive: true, force: true });
  rmSync(path, { recursive: true, force: true });
}

function isPresent(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** From here on the new database is the valid one, whoever completes the swap. */
function writeJournal(dataDir: string, entry: { name: string; before: string }): void {
  const path = join(dataDir, JOURNAL);
  const handle = openSync(`${path}.part`, 'w', 0o600);
  writeSync(handle, JSON.stringify(entry));
  fsyncSync(handle);
  closeSync(handle);
  renameSync(`${path}.part`, path);
}
