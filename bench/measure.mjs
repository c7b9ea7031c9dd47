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
 * @returns {() => import('./load/connection.mjs').Request | import('./load/connection.mjs').Request[]}
 */
export function requestsOf({ kind, ask, product, writes, before, beside }, name, token) {
  if (name === 'product') return () => product(ask());
  if (name === 'beside') return () => (beside ? beside.product(beside.ask()) : []);
  return () => {
    const asked = ask();
    const write = { method: 'POST', path: `/${before ?? kind}`, body: asked, token };
    if (writes) return write;
    const read = { path: `/${kind}?${new URLSearchParams(asked)}`, token };
    return before === undefined ? read : [write, read];
  };
}

/**
 * Measures a scenario at each number of connections: contenders take turns, twice, and the better turn of each counts, so that what else
 * the machine does falls on nobody alone.
 * @param {Scenario} scenario
 * @param {readonly Contender[]} contenders
 * @param {{ connections: readonly number[], milliseconds: number, token: string, rounds: number,
 *   others?: ReadonlyMap<string, string> }} order
 * @returns {Promise<Result>}
 */
export async function measure(scenario, contenders, { connections, milliseconds, token, rounds, others }) {
  const by = [...(scenario.by ?? ['limit', 'typical']), ...(scenario.beside ? ['beside'] : [])];
  const taking = contenders.filter(({ name }) => name === 'product' || by.includes(name));
  /** @type {Result} */
  const result = Object.fromEntries(taking.map(({ name }) => [name, {}]));
  for (const count of connections.filter((most) => !scenario.beside || most <= mostOfOthers)) {
    // The table shows the product alone where it is crowded: p99 at the most connections.
    const asked = taking.filter(({ name }) => name === 'product' || count <= mostOfOthers);
    for (let round = 0; round < rounds; round++) {
      for (const { name, server } of asked) {
        const next = requestsOf(scenario, name, token);
        await server.usage();
        const done = await load({
          url: server.url,
          connections: Math.min(count, scenario.atOnce ?? count),
          milliseconds,
          next,
          ...(others ? { others } : {}),
          ...accepting(scenario),
        });
        const { cpu, stall } = await server.usage();
        if (done.failed > 0) throw new Error(`${name} failed ${done.failed} of ${done.requests}: ${done.firstFailure}`);
        const measured = { ...done, cpu: cpu / done.requests, stall };
        const best = result[name]?.[count];
        if (result[name] && (!best || best.rate < done.rate)) result[name][count] = measured;
      }
    }
  }
  return result;
}

/** @param {Scenario} scenario */
const accepting = ({ accepts }) => (accepts ? { accepts } : {});
