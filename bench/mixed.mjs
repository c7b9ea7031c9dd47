import { load } from './load/load.mjs';

/**
 * A day at the counter in a hurry: 85 of 100 calls read, 15 write, from 32 connections, for so long.
 * @param {import('./server.mjs').Server} server
 * @param {readonly import('./scenarios.mjs').Scenario[]} scenarios
 * @param {{ seconds: number, sessions: import('./load/load.mjs').Sessions, say: (line: string) => void }} order
 */
export async function mixedLoad(server, scenarios, { seconds, sessions, say }) {
  const lots = scenarios.flatMap((scenario) => Array.from({ length: scenario.weight ?? 0 }, () => scenario));
  const next = (/** @type {number} */ nth) => {
    const { ask, product } = /** @type {import('./scenarios.mjs').Scenario} */ (
      lots[Math.floor(Math.random() * lots.length)]
    );
    return product(ask(nth));
  };
  await server.usage();
  /** @type {{ after: number, rss: number, rate: number, stall: number, worst: number }[]} */
  const samples = [];
  const parts = Math.max(4, Math.min(12, Math.round(seconds / 5)));
  let requests = 0;
  const began = performance.now();
  let cpu = 0;
  let p99 = 0;
  let ownCpu = 0;
  for (let nth = 1; nth <= parts; nth++) {
    const milliseconds = (seconds / parts) * 1000;
    const done = await load({ url: server.url, connections: 32, milliseconds, next, sessions });
    if (done.failed > 0) throw new Error(`${done.failed} of ${done.requests} failed: ${done.firstFailure}`);
    const usage = await server.usage();
    requests += done.requests;
    cpu += usage.cpu;
    ownCpu += done.ownCpu / parts;
    // The worst of the parts: an average would hide one.
    p99 = Math.max(p99, done.p99);
    samples.push({
      after: (nth * seconds) / parts,
      rss: usage.peak / 1_048_576,
      rate: done.rate,
      stall: usage.stall,
      worst: usage.worst,
    });
    say(
      `  mixed ${nth}/${parts}: ${Math.round(done.rate)}/s, p99 ${done.p99.toFixed(1)} ms, ${Math.round(usage.peak / 1_048_576)} MiB`,
    );
  }
  return {
    seconds,
    requests,
    rate: requests / ((performance.now() - began) / 1000),
    p99,
    cpu: cpu / requests,
    ownCpu,
    samples,
    stall: Math.max(...samples.map(({ stall }) => stall)),
    worst: Math.max(...samples.map(({ worst }) => worst)),
  };
}
