import { closeSync, fsyncSync, lstatSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, startProblem } from '#kit/server/start-problem';

/** Says that a restored database waits in its folder to be put in place. */
export const JOURNAL = 'restore.swap';

// On Windows the password belongs to the database files.
const parts = ['postgres.password', 'postgres'];

/**
 * Puts a restored database in place where that was decided: at the end of a restore, or at the next start if it was
 * killed meanwhile. Each step looks what is there, so that it can be begun again after any of them.
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

/** Puts the names in a folder on the disk. Windows has no such thing and needs none. */
function sync(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
