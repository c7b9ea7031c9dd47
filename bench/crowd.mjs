import { load } from './load/load.mjs';
import { requestsOf } from './measure.mjs';

/**
 * The mixed load by so many at once, of each server by turns, without what one of them does not do: requests a second and p99 in ms, of
 * the turn with the lower p99.
 * @param {readonly import('./measure.mjs').Contender[]} contenders
 * @param {readonly import('./scenarios.mjs').Scenario[]} scenarios
 * @param {{ connections: number, milliseconds: number, rounds: number, token: string, sessions: import('./load/load.mjs').Sessions }} order
 * @returns {Promise<Partial<Record<string, { rate: number, p99: number }>>>}
 */
export async function crowd(contenders, scenarios, { connections, milliseconds, rounds, token, sessions }) {
  const asked = scenarios.filter(({ by, beside }) => by === undefined && beside === undefined);
  const lots = asked.flatMap((scenario) => Array.from({ length: scenario.weight ?? 0 }, () => scenario));
  /** @type {Partial<Record<string, { rate: number, p99: number }>>} */
  const best = {};
  for (let round = 0; round < rounds; round++)
    for (const { name, server } of contenders.filter((one) => one.name !== 'beside')) {
      const next = (/** @type {number} */ nth) => {
        const scenario = /** @type {import('./scenarios.mjs').Scenario} */ (
          lots[Math.floor(Math.random() * lots.length)]
        );
        return requestsOf(scenario, name, token)(nth);
      };
      const { failed, requests, firstFailure, rate, p99 } = await load({
        url: server.url,
        connections,
        milliseconds,
        next,
        sessions,
      });
      if (failed > 0) throw new Error(`${name}: ${failed} of ${requests} failed: ${firstFailure}`);
      if (p99 < (best[name]?.p99 ?? Number.POSITIVE_INFINITY)) best[name] = { rate, p99 };
    }
  return best;
}
