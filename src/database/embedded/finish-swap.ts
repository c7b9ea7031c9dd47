import { closeSync, fsyncSync, lstatSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, startProblem } from '#kit/server/start-problem';

/** The file that says that a restored database is waiting in its folder to be swapped in. */
export const JOURNAL = 'restore.swap';

// On Windows the password belongs to the database files.
const parts = ['postgres.password', 'postgres'];

/**
 * Completes the swap to a restored database once it has been decided: at the end of a restore, or at the next start if
 * that was killed. Each step checks what exists, so that it can be repeated after an interruption at any point.
 */
export function finishSwap(dataDir: string): void {
  const journal = read(dataDir);
  if (!journal) return;
  for (const part of parts) {
    const made = join(dataDir, journal.name, part);
    if (!isPresent(made)) continue;
    const place = join(dataDir, part);
    if (isPresent(place)) renameSync(place, join(dataDir, part.replace('postgres', journal.before)));
    renameSync(made, place);
  }
  sync(dataDir);
  rmSync(join(dataDir, JOURNAL));
  rmSync(join(dataDir, journal.name), { recursive: true, force: true });
  sync(dataDir);
}

function read(dataDir: string): { name: string; before: string } | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, JOURNAL), 'utf8')) as { name: string; before: string };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw startProblem(`A restore was not finished, and ${join(dataDir, JOURNAL)} cannot be read (${String(error)}).`);
  }
}

function isPresent(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Flushes the names in a folder to the disk. Windows has no such call and needs none. */
function sync(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
