import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';
import { removeDataDir, temporaryDataDir } from '#database/embedded/test-server';
import { projectRoot } from '#kit/server/project-root';
import { noteServer } from '../scripts/run-folder.mjs';
import { copyOfStarted } from './started';

export type Product = {
  url: string;
  dataDir: string;
  /** Everything that the server has printed so far. */
  output: () => string;
  /** Ends the server as Ctrl-C does and removes its data, unless `keepData` says otherwise. */
  stop: (options?: { keepData?: boolean }) => Promise<number | null>;
  /** The server's process, for tests that treat it badly. */
  process: ChildProcess;
};

export type ProductOptions = {
  env?: Record<string, string>;
  dataDir?: string;
  /** The folder of another release than this one. */
  release?: string;
};

const READY = /^Daftar is ready: (\S+)$/m;
// A machine that carries other tests at the same time starts a database slowly.
const PATIENCE = 180_000;

/**
 * Runs the built server on a free port; resolves once it is ready. Unless a data folder is given it has one of its own in which
 * nothing is set up yet.
 */
export function startProduct({ env, dataDir = newDataDir(env), release }: ProductOptions = {}): Promise<Product> {
  const child = runBuilt('main', { PORT: '0', DATA_DIR: dataDir, ...env }, [], release);
  let printed = '';
  const stop = async ({ keepData = false } = {}) => {
    const code = await end(child);
    if (!keepData) removeDataDir(dataDir);
    return code;
  };
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => giveUp('was not ready in time'), PATIENCE);
    child.on('exit', (code) => giveUp(`ended with code ${code}`));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const url = READY.exec(printed)?.[1];
        if (!url) return;
        clearTimeout(late);
        resolve({ url, dataDir, output: () => printed, stop, process: child });
      });
    }
    function giveUp(what: string): void {
      clearTimeout(late);
      child.kill('SIGKILL');
      reject(new Error(`The server ${what}. It printed:\n${printed}`));
    }
  });
}

/** What the first start makes is copied, but where another PostgreSQL has the data, or where files cannot be copied with their owners. */
function newDataDir(env: Record<string, string> = {}): string {
  if ('DATABASE_URL' in env || process.platform === 'win32') return temporaryDataDir();
  return copyOfStarted(inject('started'));
}

/** Starts the built server with nothing of our own environment that could configure it. */
export function runServer(env: Record<string, string>): ChildProcess {
  return runBuilt('main', env);
}

/** Starts one of the built programs: the server, or one that an operator runs beside it. */
export function runBuilt(
  name: string,
  env: Record<string, string>,
  args: readonly string[] = [],
  release = projectRoot,
): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [join(release, 'dist', 'server', `${name}.server.js`), ...args], {
    // One account is used for many people.
    env: { PATH, HOME, TMPDIR, NODE_ENV: 'production', RECORDS_PER_HOUR: '1000000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  noteServer(child.pid);
  return child;
}

/** Runs one of the built programs to its end, and tells what it printed. */
export async function runProgram(
  name: string,
  env: Record<string, string>,
  args: readonly string[] = [],
  release = projectRoot,
): Promise<{ code: number; said: string; complained: string }> {
  const child = runBuilt(name, env, args, release);
  let [said, complained] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const code = await new Promise<number>((resolve) => child.once('close', (ended) => resolve(ended ?? -1)));
  return { code, said, complained: complained.trim() };
}

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  return ended;
}
