import { allScenarios } from './beside-scenarios.mjs';
import { factsOf } from './load/facts.mjs';
import { stockAcademy } from './load/stock.mjs';
import { measure } from './measure.mjs';
import { openOwner, owner, startProduct } from './product.mjs';

/**
 * @typedef {import('./scenarios.mjs').Scenario} Scenario
 * @typedef {{ name: string, most: number | undefined, large: number, small: number, students: number, fold: number, why?: string | undefined }} Flat
 * Milliseconds in the large and in the small academy; `students` are those of the small one, and the large one has so many `fold`.
 */

/** @param {string} folder @param {string} url */
async function smallScenarios(folder, url) {
  const client = await openOwner(folder);
  try {
    const known = await factsOf(client, url);
    const facts = { ...known, logins: [owner.username] };
    const boxes = await stockAcademy(client, url, facts.token);
    return {
      token: facts.token,
      students: facts.students,
      twins: allScenarios(facts, { items: [], customerID: '' }, boxes),
    };
  } finally {
    await client.end();
  }
}

/**
 * What costs the same however much there is, asked of the large and the small academy by turns: milliseconds of each.
 * @param {import('./run.mjs').Plan} plan
 * @param {{ smallFolder: string, scenarios: readonly Scenario[], large: import('./server.mjs').Server,
 *   running: (() => Promise<void>)[], attempts: import('./attempts.mjs').Attempts }} of
 * @returns {Promise<Flat[]>}
 */
export async function flatness(plan, { smallFolder, scenarios, large, running, attempts }) {
  const small = await attempts.attempt('The small academy', async () => {
    const server = await startProduct(smallFolder);
    running.push(server.stop);
    return { server, ...(await smallScenarios(smallFolder, server.url)) };
  });
  const students = small?.students ?? Number.NaN;
  const than = { students, fold: plan.students / students };
  /** @type {Flat[]} */
  const found = [];
  for (const scenario of scenarios.filter(({ flat }) => flat)) {
    const { name, growth: most } = scenario;
    const twin = small?.twins.find((one) => one.name === name);
    if (!small || !twin) {
      found.push({ name, most, ...unknown, ...than, why: 'there is no small academy' });
      continue;
    }
    const ask = (/** @type {Scenario} */ one, /** @type {import('./server.mjs').Server} */ server) => () =>
      quickest(plan, one, server, small.token);
    try {
      const both = await byTurns(plan.rounds + 1, ask(scenario, large), ask(twin, small.server));
      found.push({ name, most, ...both, ...than });
      plan.say(`${name}: ${both.large.toFixed(2)} ms, in the small academy ${both.small.toFixed(2)} ms`);
    } catch (error) {
      found.push({ name, most, ...unknown, ...than, why: attempts.fail(`${name} beside the small academy`, error) });
    }
  }
  return found;
}

const unknown = { large: Number.NaN, small: Number.NaN };

/** The lowest of each. @param {number} rounds @param {() => Promise<number>} large @param {() => Promise<number>} small */
async function byTurns(rounds, large, small) {
  const lowest = { large: Number.POSITIVE_INFINITY, small: Number.POSITIVE_INFINITY };
  for (let round = 0; round < rounds; round++) {
    lowest.large = Math.min(lowest.large, await large());
    lowest.small = Math.min(lowest.small, await small());
  }
  return lowest;
}

/**
 * @param {import('./run.mjs').Plan} plan
 * @param {Scenario} scenario
 * @param {import('./server.mjs').Server} server
 * @param {string} token
 */
async function quickest(plan, scenario, server, token) {
  const order = { connections: [1], milliseconds: plan.milliseconds, rounds: 1, token };
  const asked = { ...scenario, ask: scenario.flat ?? scenario.ask };
  const { result, failed } = await measure(asked, [{ name: 'product', server }], order);
  for (const why of failed.values()) throw new Error(why);
  return result.product?.[1]?.p50 ?? Number.NaN;
}
