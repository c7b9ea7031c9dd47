import { appendFileSync } from 'node:fs';

/** A test of many runs: how many it makes, by what dice, and how it says what came of them. */
export interface Battery {
  /** How many runs: the gate's in `npm test`, the goal's or a share of it in `npm run trust -- --goal`. */
  readonly size: number;
  readonly seed: number;
  /** The next number from 0 to below 1; the same ones for the same seed. */
  readonly random: () => number;
  /** Milliseconds that all runs may take on a busy machine, for the test's own limit. */
  readonly patience: number;
  /** Prints 'NAME: N run, seed S, F failures' and answers the failures, for an assertion. */
  readonly report: (run: number, failures: readonly string[]) => readonly string[];
}

/**
 * Sets a battery up. `perRun` is how many milliseconds a run may take. `TRUST_SHARE` (of the goal, 0 to 1) and
 * `TRUST_SEED` come from `npm run trust`.
 */
export function battery(name: string, sizes: { gate: number; goal: number; perRun: number }): Battery {
  const share = Number(process.env.TRUST_SHARE ?? 0);
  const size = share > 0 ? Math.max(1, Math.ceil(sizes.goal * share)) : sizes.gate;
  const seed = Number(process.env.TRUST_SEED ?? Math.floor(Math.random() * 2 ** 31));
  return {
    size,
    seed,
    random: dice(seed),
    patience: 900_000 + size * sizes.perRun,
    report: (run, failures) => {
      const line = `${name}: ${run} run, seed ${seed}, ${failures.length} failures`;
      console.log(line);
      if (process.env.TRUST_REPORT) appendFileSync(process.env.TRUST_REPORT, `${line}\n`);
      return failures;
    },
  };
}

/** Small, quick and well mixed (mulberry32); not for secrets. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
