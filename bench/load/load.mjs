import { openConnection } from './connection.mjs';

/**
 * @typedef {{ requests: number, failed: number, firstFailure: string, rate: number, p50: number, p99: number, ownCpu: number }} Load
 * @typedef {import('./connection.mjs').Request} Request
 * @typedef {ReadonlyMap<string, readonly string[]>} Sessions
 * @typedef {(connection: number) => Request | Request[]} Next
 */

/**
 * Keeps so many connections busy for so long, each with its next request as soon as the last is answered. Of a step of several requests
 * the last is timed. Each connection is another person: it sends a session of its own in place of a token (`sessions`), from an address of its own.
 * @param {{ url: string, connections: number, milliseconds: number, next: Next, accepts?: readonly number[],
 *   sessions?: Sessions, patience?: number }} order
 * @returns {Promise<Load>}
 */
export async function load({
  url,
  connections,
  milliseconds,
  next,
  accepts = [200],
  sessions = new Map(),
  patience = 120_000,
}) {
  /** @type {number[]} */
  const times = [];
  let failed = 0;
  let firstFailure = '';
  const open = Array.from({ length: connections }, (_, nth) => openConnection(url, nth));
  const cpu = process.cpuUsage();
  const began = performance.now();
  const until = began + milliseconds;
  const tooLate = setTimeout(() => {
    for (const connection of open) connection.giveUp(`No answer came within ${patience / 1000} s`);
  }, milliseconds + patience);
  const all = Promise.all(
    open.map(async (connection, nth) => {
      // Every one takes part, however late it starts.
      do {
        const step = [next(nth)].flat();
        for (const [index, request] of step.entries()) {
          const sent = performance.now();
          const { status, body } = await connection.send(bySession(request, sessions, nth));
          if (index === step.length - 1) times.push(performance.now() - sent);
          if (accepts.includes(status)) continue;
          failed++;
          firstFailure ||= `${request.method ?? 'GET'} ${request.path}: ${status} ${body.toString('utf8', 0, 300)}`;
        }
      } while (performance.now() < until);
    }),
  );
  await all.finally(() => {
    clearTimeout(tooLate);
    for (const connection of open) connection.close();
  });
  const lasted = performance.now() - began;
  const used = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  return {
    requests: times.length,
    failed,
    firstFailure,
    rate: times.length / (lasted / 1000),
    p50: part(times, 0.5),
    p99: part(times, 0.99),
    ownCpu: (used.user + used.system) / 1000 / lasted,
  };
}

/** @param {Request} request @param {Sessions} sessions @param {number} nth @returns {Request} */
function bySession(request, sessions, nth) {
  const own = sessions.get(request.token ?? '');
  const token = own?.[nth % own.length];
  return token === undefined ? request : { ...request, token };
}

/** @param {readonly number[]} sorted @param {number} share */
function part(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
