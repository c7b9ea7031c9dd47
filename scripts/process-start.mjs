// Tells a process from another one that was given its number later.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * A text that identifies the moment at which a process started; empty where there is none or the system does not say.
 * @param {number} pid
 * @returns {string}
 */
export function startOf(pid) {
  if (process.platform === 'linux') return ticksOf(pid);
  if (process.platform === 'win32') return 'unknown';
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() && createHash('sha256').update(stdout.trim()).digest('hex').slice(0, 8);
}

/**
 * Whether a process that started then is still running.
 * @param {number} pid
 * @param {string} start
 */
export function isSame(pid, start) {
  return isAlive(pid) && startOf(pid) === start;
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @param {number} pid */
function ticksOf(pid) {
  try {
    // The name is in brackets and may contain anything, brackets too; the start is the 20th word after it.
    const words = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    // A zombie has ended; its parent just has not asked for its exit code.
    return words[0] === 'Z' ? '' : Number(words[19]).toString(36);
  } catch {
    return '';
  }
}
