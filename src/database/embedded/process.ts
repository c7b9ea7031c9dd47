import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  fchownSync,
  linkSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account';
import type { Binaries } from './binaries';

/** The address of a server that runs or will run: its socket folder (on Windows the loopback address) and port. */
export type Address = { host: string; port: number };

/** What `postmaster.pid` says about the server that last ran on a cluster. */
export type Postmaster = Address & { pid: number };

export type Launch = {
  binaries: Binaries;
  folder: string;
  account: Account;
  logFile: string;
  settings: Record<string, string>;
};

const LOG_LIMIT = 10 * 1024 * 1024;

/** Starts PostgreSQL on a cluster, in a session of its own: Ctrl-C in a terminal must reach only the launcher. */
export function spawnPostgres({ binaries, folder, account, logFile, settings }: Launch, at: Address): ChildProcess {
  const log = openLog(logFile, account);
  try {
    const options = Object.entries({ ...settings, ...addressSettings(at) });
    const child = spawn(
      binaries.postgres,
      ['-D', folder, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      {
        ...account,
        cwd: dirname(binaries.postgres),
        env: spawnEnvironment(),
        stdio: ['ignore', log, log],
        detached: process.platform !== 'win32',
        windowsHide: true,
      },
    );
    child.on('error', () => undefined);
    return child;
  } finally {
    closeSync(log);
  }
}

function addressSettings({ host, port }: Address): Record<string, string> {
  if (process.platform === 'win32') return { listen_addresses: host, port: String(port) };
  return {
    listen_addresses: '',
    unix_socket_directories: host,
    unix_socket_permissions: '0700',
    port: String(port),
  };
}

/** The environment of PostgreSQL's programs: a closed list, so that they see no secrets of the launcher. */
export function spawnEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];
  const entries = kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...Object.fromEntries(entries), LC_ALL: 'C', TZ: 'UTC' };
}

// What it answers to connections while it starts, recovers or stops: our own attempts, and not the cause of anything.
const KNOCKS = /FATAL: {2}the database system is /;

/** The last lines of the log, for somebody who must see why the server did not start. */
export function lastLines(logFile: string): string {
  try {
    const said = readFileSync(logFile, 'utf8').trim().split('\n');
    return said
      .filter((line) => !KNOCKS.test(line))
      .slice(-8)
      .join('\n');
  } catch {
    return '';
  }
}

function openLog(logFile: string, account: Account): number {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT) renameSync(logFile, `${logFile}.1`);
  const log = openSync(logFile, 'a', 0o600);
  // Created by root, it must not prevent the data's owner from starting later without root.
  if (account) fchownSync(log, account.uid, account.gid);
  return log;
}

/** The content of `postmaster.pid`, which exists from the start of a server to its clean end; undefined without one. */
export function readPostmaster(folder: string): Postmaster | undefined {
  try {
    const [pid, , , port, socketDir, listen] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    if (!Number(pid)) return undefined;
    return { pid: Number(pid), port: Number(port), host: socketDir || listen || '' };
  } catch {
    return undefined;
  }
}

/**
 * True if the process is alive and is the server of this cluster, not a stranger that got its number. One that ended
 * and was not reaped (in a container without an init process) has no working folder and does not count.
 */
export function serves(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === folder;
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes(folder);
  } catch {
    return false;
  }
}

/** Whether a process of that number exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Removes the pid file of a dead server whose number now belongs to a stranger: PostgreSQL sees a living process there
 * and would refuse to start. A dead number is left alone, because PostgreSQL handles that itself, without a race.
 */
export function clearStaleMarks(folder: string): void {
  const stale = readPostmaster(folder);
  if (!stale || !isAlive(stale.pid) || serves(stale.pid, folder)) return;
  const mark = join(folder, 'postmaster.pid');
  const aside = `${mark}.stale-${process.pid}`;
  renameSync(mark, aside);
  // Between the check and the move another launcher may have done the same and started a server: its file goes back.
  const moved = Number(readFileSync(aside, 'utf8').split('\n')[0]);
  if (moved !== stale.pid) linkSync(aside, mark);
  else if (stale.host) rmSync(join(stale.host, `.s.PGSQL.${stale.port}.lock`), { force: true });
  rmSync(aside, { force: true });
}

/** Stops a server: clients are cut off and everything is written or, if that takes too long, recovered later. */
export async function stopPostgres({ binaries, folder }: Pick<Launch, 'folder'> & Partial<Launch>): Promise<void> {
  const running = readPostmaster(folder);
  if (!running || !serves(running.pid, folder)) return;
  if (process.platform === 'win32') {
    if (binaries) spawnSync(binaries.pgCtl, ['stop', '-D', folder, '-m', 'fast', '-w'], { windowsHide: true });
    return;
  }
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    send(running.pid, signal);
    for (const end = Date.now() + patience; Date.now() < end; await sleep(10)) {
      if (!serves(running.pid, folder)) return;
    }
  }
}

/** Tells a server to stop at once, for the moment in which the launcher itself ends and nothing can be awaited. */
export function stopPostgresSoon(folder: string): void {
  const running = readPostmaster(folder);
  if (running && process.platform !== 'win32' && serves(running.pid, folder)) send(running.pid, 'SIGINT');
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended in between, which is what was wanted.
  }
}
