import { appendFileSync } from 'node:fs';
import { seeded } from '#demo/seeded';

/** A test of many runs: how many it makes, with what dice, and how it reports the results. */
export interface Battery {
  /** How many runs: a few in `npm test`, the gate's in `npm run trust`, the goal's or a share of it with `--goal` or `--share`. */
  readonly size: number;
  readonly seed: number;
  /** Whether nothing else runs beside it, so that times may be judged: in `npm run trust`, not in `npm test`. */
  readonly isAlone: boolean;
  /** The next number from 0 to below 1; the same ones for the same seed. */
  readonly random: () => number;
  /** Milliseconds that all runs may take on a busy machine, for the test's own limit. */
  readonly patience: number;
  /** Prints 'NAME: N run, seed S, F failures' and answers the failures, for an assertion. */
  readonly report: (run: number, failures: readonly string[]) => readonly string[];
}

/** How many runs a battery makes where, and how many milliseconds one of them may take. */
export interface Sizes {
  /** In `npm test`, each time the same: that the battery works and what it most easily finds. */
  readonly few: number;
  /** Before every landing. */
  readonly gate: number;
  /** What is reached once in a while, in parts. */
  readonly goal: number;
  readonly perRun: number;
}

/** Sets a battery up. `TRUST_SIZE` ('gate', or a share of the goal from 0 to 1) and `TRUST_SEED` come from `npm run trust`. */
export function battery(name: string, sizes: Sizes): Battery {
  const { TRUST_SIZE: asked, TRUST_SEED: given } = process.env;
  const size = asked === undefined ? sizes.few : asked === 'gate' ? sizes.gate : shareOf(sizes.goal, Number(asked));
  const seed = Number(given ?? (asked === undefined ? 1 : Math.floor(Math.random() * 2 ** 31)));
  return {
    size,
    seed,
    isAlone: asked !== undefined,
    random: seeded(seed),
    patience: 900_000 + size * sizes.perRun,
    report: (run, failures) => {
      const line = `${name}: ${run} run, seed ${seed}, ${failures.length} failures`;
      console.log(line);
      if (process.env.TRUST_REPORT) appendFileSync(process.env.TRUST_REPORT, `${line}\n`);
      return failures;
    },
  };
}

function shareOf(goal: number, share: number): number {
  return Math.max(1, Math.ceil(goal * share));
}
