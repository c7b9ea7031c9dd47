import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from '../scripts/prepare.mjs';
import { noteServer } from '../scripts/run-folder.mjs';

/**
 * @typedef {{ cpu: number, rss: number, peak: number, stall: number, worst: number }} Usage
 * @typedef {{ url: string, pid: number, readyAfter: number, usage: () => Promise<Usage>, stop: () => Promise<void> }} Server
 */

const monitor = new URL('monitor.mjs', import.meta.url).href;

/**
 * Starts a program that says its address when it is ready, with the monitor in it.
 * @param {string} program
 * @param {Record<string, string>} env
 * @returns {Promise<Server>}
 */
export function startServer(program, env) {
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', monitor, program], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', RECORDS_PER_HOUR: '999999999', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  noteServer(child.pid);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const usage = () =>
    new Promise((/** @type {(usage: Usage) => void} */ resolve, reject) => {
      // A wait for an answer from a server that has ended would never end.
      void ended.then(() => reject(new Error('The server has ended')));
      child.once('message', (/** @type {any} */ said) => resolve(said));
      child.send('usage', (error) => error && reject(error));
    });
  return new Promise((resolve, reject) => {
    let said = '';
    /** @param {Buffer} text */
    const listen = (text) => {
      said += text;
      const url = /ready: (http:\S+)/.exec(said)?.[1];
      if (url === undefined || child.pid === undefined) return;
      child.stdout?.off('data', listen).on('data', showErrors);
      const stop = async () => {
        child.kill('SIGTERM');
        await ended;
      };
      resolve({ url, pid: child.pid, readyAfter: performance.now() - began, usage, stop });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', (text) => {
      said += text;
      process.stderr.write(text);
    });
    child.once('exit', () => reject(new Error(`${program} did not start:\n${said}`)));
  });
}

/** What a server writes down as its own fault. @param {Buffer} text */
function showErrors(text) {
  for (const line of String(text).split('\n')) if (line.includes('"level":50')) process.stderr.write(`${line}\n`);
}

/**
 * Memory of processes that is their own, MiB: of shared memory each counts its part. Undefined where the system does not say.
 * @param {readonly number[]} pids
 */
export function memoryOf(pids) {
  try {
    const kilobytes = pids.map((pid) =>
      Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
    );
    return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
  } catch {
    return undefined;
  }
}

/** @param {number} pid @returns {number[]} */
export function childrenOf(pid) {
  try {
    const own = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
    return own.flatMap((one) => [one, ...childrenOf(one)]);
  } catch {
    return [];
  }
}
