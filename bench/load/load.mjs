import { openConnection } from './connection.mjs';

/**
 * @typedef {{ requests: number, failed: number, firstFailure: string, rate: number, p50: number, p99: number, ownCpu: number }} Load
 * @typedef {import('./connection.mjs').Request} Request
 */

/**
 * Keeps so many connections busy for so long, each with its next request as soon as the last is answered. Of a step of several requests
 * the last is timed. Every second connection sends the other session of a token, because one takes part in so many calls at once.
 * @param {{ url: string, connections: number, milliseconds: number, next: () => Request | Request[], accepts?: readonly number[],
 *   others?: ReadonlyMap<string, string> }} order
 * @returns {Promise<Load>}
 */
export async function load({ url, connections, milliseconds, next, accepts = [200], others = new Map() }) {
  /** @type {number[]} */
  const times = [];
  let failed = 0;
  let firstFailure = '';
  const open = Array.from({ length: connections }, () => openConnection(url));
  const cpu = process.cpuUsage();
  const began = performance.now();
  const until = began + milliseconds;
  await Promise.all(
    open.map(async (connection, nth) => {
      while (performance.now() < until) {
        const step = [next()].flat();
        for (const [index, request] of step.entries()) {
          const sent = performance.now();
          const { status, body } = await connection.send(nth % 2 === 0 ? request : asOther(request, others));
          if (index === step.length - 1) times.push(performance.now() - sent);
          if (accepts.includes(status)) continue;
          failed++;
          firstFailure ||= `${request.method ?? 'GET'} ${request.path}: ${status} ${body.toString('utf8', 0, 300)}`;
        }
      }
    }),
  );
  const lasted = performance.now() - began;
  const used = process.cpuUsage(cpu);
  for (const connection of open) connection.close();
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

/** @param {Request} request @param {ReadonlyMap<string, string>} others @returns {Request} */
function asOther(request, others) {
  const other = others.get(request.token ?? '');
  return other === undefined ? request : { ...request, token: other };
}

/** @param {readonly number[]} sorted @param {number} share */
function part(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
