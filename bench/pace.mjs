import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How long the machine takes for what is the same each time, milliseconds: a loop of Node's, a query, and ten small writes to the disk.
 * @typedef {{ loop: number, query: number, fsync: number }} Pace
 */

/** Beyond this the machine was another one after a row than before it. */
const most = 1.25;

/**
 * The pace of the machine now: the middle of three looks at each.
 * @param {import('pg').ClientBase} client
 * @param {string} folder
 * @returns {Promise<Pace>}
 */
export async function paceOf(client, folder) {
  const query = 'select sum(hashint4(n)) from generate_series(1, 200000) n';
  return {
    loop: await middle(async () => loop()),
    query: await middle(() => client.query(query)),
    fsync: await middle(async () => writeThrough(folder)),
  };
}

/** By how much the pace moved at the most, either way: 1 where it did not. @param {Pace} before @param {Pace} after */
export function moved(before, after) {
  const each = /** @type {const} */ (['loop', 'query', 'fsync']);
  return Math.max(...each.map((name) => Math.max(before[name] / after[name], after[name] / before[name])));
}

/**
 * Measures between two looks at the pace, and again where the pace moved by more than a quarter, so often at the most.
 * @template T
 * @param {() => Promise<Pace>} pace
 * @param {() => Promise<T>} task
 * @param {number} turns
 * @returns {Promise<{ result: T, paces: [Pace, Pace], moved: number, times: number }>}
 */
export async function steadily(pace, task, turns) {
  for (let times = 1; ; times++) {
    const before = await pace();
    const result = await task();
    const after = await pace();
    const by = moved(before, after);
    if (by <= most || times === turns) return { result, paces: [before, after], moved: by, times };
  }
}

/** The lowest and the highest of each, as one line. @param {readonly Pace[]} paces */
export function paceLine(paces) {
  const between = (/** @type {keyof Pace} */ name) => {
    const all = paces.map((pace) => pace[name]);
    return `${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)}`;
  };
  return `loop ${between('loop')} ms, query ${between('query')} ms, ten writes to the disk ${between('fsync')} ms`;
}

function loop() {
  let sum = 0;
  for (let nth = 0; nth < 20_000_000; nth++) sum = (sum + nth) | 0;
  return sum;
}

/** @param {string} folder */
function writeThrough(folder) {
  const own = mkdtempSync(join(folder, 'pace-'));
  const file = openSync(join(own, 'file'), 'w');
  for (let nth = 0; nth < 10; nth++) {
    writeSync(file, Buffer.alloc(8192, nth));
    fsyncSync(file);
  }
  closeSync(file);
  rmSync(own, { recursive: true });
}

/** @param {() => Promise<unknown>} task */
async function middle(task) {
  const times = [];
  for (let look = 0; look < 3; look++) {
    const began = performance.now();
    await task();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[1] ?? Number.NaN;
}
