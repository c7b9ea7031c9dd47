import type { Pool } from 'pg';
import type { Answer } from '#testing/test-app';
import type { Gate } from './gate';
import type { Scenario } from './scenario';
import { brokenChecks, moved, readState } from './state';

/** The results of calls: their statuses, and what moved. */
interface Outcome {
  readonly said: string;
  readonly answers: readonly Answer[];
}

/** One way in which calls were woven into each other: the sort of calls, and who was let through at each choice. */
export interface Weave {
  readonly variant: number;
  /** Which of the waiting lanes goes on, and for how many statements; after that, the first one. */
  readonly turns: readonly { readonly lane: number; readonly statements: number }[];
}

/** Tries weaves of one scenario; each call answers what is wrong, undefined while nothing is. */
export interface Searching {
  /** The result of a weave must be that of the calls one after the other in some order; those results are found once a variant. */
  attempt(weave: Weave): Promise<string | undefined>;
  /** `npm run verify` finds no more than the last time. */
  verify(): Promise<string | undefined>;
}

export function searching(pool: Pool, gate: Gate, scenario: Scenario): Searching {
  let last = '';
  let brokenBefore: Readonly<Record<string, number>> = {};
  const serial = new Map<number, Promise<ReadonlySet<string>>>();
  const outcomeOf = async (
    variant: number,
    run: (calls: readonly (() => Promise<Answer>)[]) => Promise<Answer[]>,
  ): Promise<Outcome> => {
    const calls = await scenario.arrange(variant);
    const before = await readState(pool, scenario.brand);
    const answers = await run(calls);
    const after = moved(before, await readState(pool, scenario.brand));
    return { said: JSON.stringify([answers.map(({ status }) => status), after]), answers };
  };
  const inOrders = async (variant: number): Promise<ReadonlySet<string>> => {
    const found = new Set<string>();
    for (const order of orders((await scenario.arrange(variant)).length)) {
      const { said } = await outcomeOf(variant, async (calls) => {
        const answers: Answer[] = [];
        for (const index of order) {
          const answer = await calls[index]?.();
          if (answer) answers[index] = answer;
        }
        return answers;
      });
      found.add(said);
    }
    return found;
  };
  const verify: Searching['verify'] = async () => {
    const places = await brokenChecks(pool, scenario.brand);
    const broken = Object.keys(places).filter((name) => (places[name] ?? 0) > (brokenBefore[name] ?? 0));
    brokenBefore = places;
    return broken.length === 0
      ? undefined
      : `${scenario.name}: npm run verify finds ${broken.join(', ')}; the last weave came to ${last}`;
  };
  const attempt: Searching['attempt'] = async ({ variant: drawn, turns }) => {
    const variant = drawn % scenario.variants;
    const known = serial.get(variant) ?? inOrders(variant);
    serial.set(variant, known);
    const explained = await known;
    const steps = turns.flatMap(({ lane, statements }) => Array.from({ length: statements }, () => lane));
    let next = 0;
    const choose = (among: number) => (steps[next++] ?? 0) % among;
    const { said, answers } = await outcomeOf(variant, async (calls) => (await gate.run(calls, choose)).answers);
    last = `${said} (${variant})`;
    const strayed = (await scenario.strayed?.()) ?? 0;
    if (strayed !== 0) return `${scenario.name} (${variant}): ${strayed} moved that may not move, after ${said}`;
    if (explained.has(said)) return undefined;
    const texts = answers.map(({ text }) => text.slice(0, 160)).join('\n');
    return `${scenario.name} (${variant}): no order explains ${said}, one of\n${[...explained].join('\n')}\nanswers\n${texts}`;
  };
  return { attempt, verify };
}

/** All orders of so many calls. */
function orders(count: number): number[][] {
  if (count === 0) return [[]];
  return orders(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, place) => [...order.slice(0, place), count - 1, ...order.slice(place)]),
  );
}
