import { load } from './load/load.mjs';

/**
 * @typedef {import('./scenarios.mjs').Scenario} Scenario
 * @typedef {import('./server.mjs').Server} Server
 * @typedef {{ name: 'product' | 'limit' | 'typical' | 'beside', server: Server }} Contender
 * @typedef {import('./load/load.mjs').Load & { cpu: number, stall: number }} Measured
 * @typedef {Record<string, Record<number, Measured>>} Result
 */

/** At how many connections the limit and the typical server are still measured. */
const mostOfOthers = 16;

/**
 * The requests of a scenario as a contender takes them.
 * @param {Scenario} scenario
 * @param {Contender['name']} name
 * @param {string} token
 * @returns {import('./load/load.mjs').Next}
 */
export function requestsOf({ kind, ask, product, writes, before, beside }, name, token) {
  if (name === 'product') return (nth) => product(ask(nth));
  if (name === 'beside') return (nth) => (beside ? beside.product(beside.ask(nth)) : []);
  return (nth) => {
    const asked = ask(nth);
    const write = { method: 'POST', path: `/${before ?? kind}`, body: asked, token };
    if (writes) return write;
    const read = { path: `/${kind}?${new URLSearchParams(asked)}`, token };
    return before === undefined ? read : [write, read];
  };
}

/**
 * Measures a scenario at each number of connections: contenders take turns, twice, and the better turn of each counts, so that what else
 * the machine does falls on nobody alone. One that fails is not asked again in this row, and the others are measured all the same.
 * @param {Scenario} scenario
 * @param {readonly Contender[]} contenders
 * @param {{ connections: readonly number[], milliseconds: number, token: string, rounds: number,
 *   sessions?: import('./load/load.mjs').Sessions }} order
 * @returns {Promise<{ result: Result, failed: Map<Contender['name'], string> }>}
 */
export async function measure(scenario, contenders, { connections, milliseconds, token, rounds, sessions }) {
  const by = [...(scenario.by ?? ['limit', 'typical']), ...(scenario.beside ? ['beside'] : [])];
  const taking = contenders.filter(({ name }) => name === 'product' || by.includes(name));
  /** @type {Result} */
  const result = Object.fromEntries(taking.map(({ name }) => [name, {}]));
  /** @type {Map<Contender['name'], string>} */
  const failed = new Map();
  for (const count of connections) {
    // The table shows the product alone where it is crowded: p99 at the most connections.
    const asked = taking.filter(({ name }) => name === 'product' || count <= mostOfOthers);
    for (let round = 0; round < rounds; round++) {
      for (const { name, server } of asked.filter((one) => !failed.has(one.name))) {
        const order = { url: server.url, connections: count, milliseconds, next: requestsOf(scenario, name, token) };
        try {
          const measured = await turn(server, {
            ...order,
            ...(sessions ? { sessions } : {}),
            ...accepting(scenario),
          });
          const best = result[name]?.[count];
          if (result[name] && (!best || best.rate < measured.rate)) result[name][count] = measured;
        } catch (error) {
          failed.set(name, `${called[name]} at ${count}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
    }
  }
  return { result, failed };
}

/** What a reason calls a contender. */
const called = { product: 'Daftar', limit: 'the limit', typical: 'the typical server', beside: 'the call beside it' };

/** @param {Server} server @param {Parameters<typeof load>[0]} order @returns {Promise<Measured>} */
async function turn(server, order) {
  await server.usage();
  const done = await load(order);
  const { cpu, stall } = await server.usage();
  if (done.failed > 0) throw new Error(`${done.failed} of ${done.requests} failed: ${done.firstFailure}`);
  return { ...done, cpu: cpu / done.requests, stall };
}

/** @param {Scenario} scenario */
const accepting = ({ accepts }) => (accepts ? { accepts } : {});
