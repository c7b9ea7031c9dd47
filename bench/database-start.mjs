import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { noteServer } from '../scripts/run-folder.mjs';
import { databaseOf } from './product.mjs';

/**
 * How the product starts the database of a data folder: read from the one that runs, so that it is asked for nothing else alone. Undefined
 * where the system does not say (another one than Linux).
 * @param {string} dataDir
 */
export function launchOf(dataDir) {
  const { pid } = databaseOf(dataDir);
  try {
    const [, ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
    const { uid, gid } = statSync(`/proc/${pid}`);
    return { program: readlinkSync(`/proc/${pid}/exe`), args, uid, gid };
  } catch {
    return undefined;
  }
}

/**
 * Milliseconds from the start of the database's own process until it answers: the middle of so many starts. Nothing may run on the folder.
 * @param {string} dataDir
 * @param {NonNullable<ReturnType<typeof launchOf>>} launch
 * @param {number} turns
 */
export async function databaseStart(dataDir, { program, args, uid, gid }, turns) {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  const times = [];
  for (let turn = 0; turn < turns; turn++) {
    const began = performance.now();
    const child = spawn(program, args, { uid, gid, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' }, stdio: 'ignore' });
    noteServer(child.pid);
    while (!isReady(file)) {
      if (child.exitCode !== null) throw new Error(`The database alone did not start: ${child.exitCode}`);
      await sleep(1);
    }
    times.push(performance.now() - began);
    child.kill('SIGINT');
    await once(child, 'exit');
  }
  return times.sort((a, b) => a - b)[Math.floor(turns / 2)] ?? Number.NaN;
}

/** Whether the file that PostgreSQL keeps of itself says that it answers. @param {string} file */
function isReady(file) {
  try {
    return readFileSync(file, 'utf8').split('\n')[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}
