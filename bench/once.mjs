import { setTimeout as sleep } from 'node:timers/promises';
import { chargedByFourKeys } from './four-keys.mjs';
import { call, databaseOf, startProduct } from './product.mjs';
import { childrenOf, memoryOf } from './server.mjs';

/** @typedef {{ product: number, limit?: number | undefined, typical?: number | undefined }} Compared */

/**
 * From the start of the process to the first list answered, milliseconds: the middle of so many starts.
 * @param {number} turns
 * @param {() => Promise<import('./server.mjs').Server>} start
 * @param {(url: string) => Promise<unknown>} firstList
 */
export async function coldStart(turns, start, firstList) {
  const times = [];
  for (let turn = 0; turn < turns; turn++) {
    const began = performance.now();
    const server = await start();
    await firstList(server.url);
    times.push(performance.now() - began);
    await server.stop();
  }
  return times.sort((a, b) => a - b)[Math.floor(turns / 2)] ?? Number.NaN;
}

/**
 * Memory of a product that was just started and asked for one list, MiB.
 * @param {string} dataDir
 * @param {(url: string) => Promise<unknown>} firstList
 */
export async function idleMemory(dataDir, firstList) {
  const server = await startProduct(dataDir);
  try {
    await firstList(server.url);
    await sleep(2000);
    const { pid } = databaseOf(dataDir);
    return { node: memoryOf([server.pid]), postgres: memoryOf([pid, ...childrenOf(pid)]) };
  } finally {
    await server.stop();
  }
}

/**
 * The monthly charge of all classes, seconds: the better of two, each of a month of its own, beside one bare insert by the limit, and by
 * one that has four keys; how long the product's event loop stood still meanwhile, ms.
 * @param {import('./server.mjs').Server} product
 * @param {import('./server.mjs').Server | undefined} limit
 * @param {{ token: string, watch: import('pg').ClientBase }} by
 */
export async function chargeAll(product, limit, { token, watch }) {
  /** @param {number} ahead */
  const month = (ahead) => {
    const now = new Date();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 7);
  };
  /** @param {() => Promise<unknown>} task */
  const timed = async (task) => {
    const began = performance.now();
    await task();
    return (performance.now() - began) / 1000;
  };
  let charged = 0;
  const byProduct = [];
  const stood = [];
  await product.usage();
  const byLimit = [];
  const byFourKeys = [];
  for (const turn of [0, 1]) {
    const body = { feetype: 'monthlyfee', feeName: 'Month', classID: 'All', feeMonth: month(3 * turn) };
    byProduct.push(
      await timed(async () => {
        charged = (await call(product.url, 'fee/allClasses', { token, body })).info.length;
      }),
    );
    stood.push(await product.usage());
    if (!limit) continue;
    const sent = {
      method: 'POST',
      headers: { 'auth-token': token },
      body: JSON.stringify({ month: month(3 * turn + 1) }),
    };
    byFourKeys.push(await chargedByFourKeys(watch, month(3 * turn + 2)));
    byLimit.push(
      await timed(async () => {
        const answer = await fetch(`${limit.url}/charge`, sent);
        if (!answer.ok) throw new Error(`The limit's charge failed: ${await answer.text()}`);
      }),
    );
  }
  return {
    charged,
    product: Math.min(...byProduct),
    limit: byLimit.length > 0 ? Math.min(...byLimit) : undefined,
    fourKeys: byFourKeys.length > 0 ? Math.min(...byFourKeys) : undefined,
    stall: Math.max(...stood.map(({ stall }) => stall)),
    worst: Math.max(...stood.map(({ worst }) => worst)),
  };
}

/**
 * All attendance as CSV, read to its end: rows, seconds, the most memory that the server took, MiB, and how long its
 * event loop stood still, ms: at the 99th percentile and at the longest.
 * @param {import('./server.mjs').Server} server
 * @param {string} path
 * @param {string} token
 */
export async function wholeCsv(server, path, token) {
  await server.usage();
  const began = performance.now();
  const answer = await fetch(`${server.url}${path}`, { headers: { 'auth-token': token } });
  if (!answer.ok || !answer.body) throw new Error(`The file was refused: ${answer.status}`);
  let rows = 0;
  // The counting must not take longer than the server.
  for await (const piece of answer.body)
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) rows++;
  const { peak, stall, worst } = await server.usage();
  return { rows, seconds: (performance.now() - began) / 1000, peak: peak / 1_048_576, stall, worst };
}

/**
 * What the file of all attendance shows, written by PostgreSQL's own COPY as CSV and read to its end: rows and seconds.
 * @param {import('pg').ClientBase} client
 */
export async function copied(client) {
  const began = performance.now();
  let rows = 0;
  await new Promise((resolve, reject) => {
    /** @type {any} */
    const copying = {
      submit: (/** @type {any} */ connection) => connection.query(everyDay),
      handleCopyData: () => rows++,
      handleError: reject,
      handleCommandComplete: () => undefined,
      handleReadyForQuery: resolve,
    };
    client.query(copying);
  });
  return { rows, seconds: (performance.now() - began) / 1000 };
}

const everyDay = `copy (
  select s."studentName", s."stdID", c."className", te."teacherName", k."courseName", u.name, t.date, t.day, t."attendenceStatus",
    t.attended, t.reason, t."createdAt"
  from academy.attendance t join academy.student s on s._id = t."studentID" join academy.school_class c on c._id = t."classID"
    left join academy.teacher te on te._id = t."teacherID" left join academy.course k on k._id = t."courseID"
    left join academy.app_user u on u._id = t."userID"
  order by t."createdAt", t._id) to stdout with (format csv)`;
