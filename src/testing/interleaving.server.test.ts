import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battery } from './battery';
import { academyScenarios } from './interleaving/academy-scenarios';
import { type Gate, openGate } from './interleaving/gate';
import { peopleScenarios } from './interleaving/people-scenarios';
import type { Scenario } from './interleaving/scenario';
import { searching, type Weave } from './interleaving/search';
import { shopScenarios } from './interleaving/shop-scenarios';
import { startTestApp, type TestApp } from './test-app';

const { size, seed, patience, report } = battery('interleavings', { gate: 800, goal: 1_000_000, perRun: 400 });

/** A few long turns find what a few calls do to each other between two statements; single steps find the rest. */
const weave: fc.Arbitrary<Weave> = fc.record({
  variant: fc.nat(5),
  turns: fc.array(
    fc.record({ lane: fc.nat(5), statements: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 16 })) }),
    { maxLength: 24, size: 'max' },
  ),
});

/** The product with everything that is done at the same moment, on a database of its own. */
async function begin(): Promise<{ app: TestApp; scenarios: Scenario[] }> {
  const app = await startTestApp();
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  const [academy, shop] = [await app.setUp(), await app.setUp('decoration')];
  const scenarios = [
    ...(await academyScenarios(app, academy)),
    ...(await peopleScenarios(app, academy)),
    ...(await shopScenarios(app, shop)),
  ];
  return { app, scenarios };
}

/** How many weaves of each scenario one database takes: the checks grow slow where there is much to check. */
const weavesEach = 24;

describe('calls at the same moment', () => {
  it('end as if they had come one after the other, however their statements are woven', {
    timeout: patience,
  }, async () => {
    const failures: string[] = [];
    let run = 0;
    const left = () => size - run;
    for (let round = 0; left() > 0; round++) {
      const { app, scenarios } = await begin();
      const gate = openGate(app.served.pool, app.database.pool, (text) => text);
      for (const scenario of scenarios.slice(0, Math.ceil(left() / weavesEach))) {
        const attempt = searching(app.database.pool, gate, scenario);
        const property = fc.asyncProperty(weave, async (one) => {
          run++;
          const problem = await attempt(one);
          if (problem !== undefined) throw new Error(problem);
        });
        await fc
          .assert(property, { numRuns: weavesEach, seed: seed + round, endOnFailure: false })
          .catch((error: unknown) => failures.push(String(error)));
      }
      await app.stop();
    }
    expect(report(run, failures)).toEqual([]);
  });
});

describe('a product that locks no row', () => {
  let product: { app: TestApp; scenarios: Scenario[] };
  let gate: Gate;
  beforeAll(async () => {
    product = await begin();
    const lockClause = / for (no key )?update(?! skip)| for share/gi;
    gate = openGate(product.app.served.pool, product.app.database.pool, (text) => text.replace(lockClause, ''));
  });
  afterAll(() => product.app.stop());

  it.each([
    'pay ‖ pay',
    'edit a fee ‖ pay it',
    'delete an enrollment ‖ pay its fee',
    'close the books ‖ pay ‖ void a receipt',
    'pay entries ‖ pay them, one of them too',
    'void a purchase ‖ sell',
    'pay an invoice ‖ pay it',
  ])('is caught: %s', { timeout: 180_000 }, async (name) => {
    const { app, scenarios } = product;
    const scenario = scenarios.find((one) => one.name === name);
    if (!scenario) throw new Error(`No such scenario: ${name}`);
    const attempt = searching(app.database.pool, gate, scenario);
    let tried = 0;
    let problem: string | undefined;
    for (const one of fc.sample(weave, { numRuns: 200, seed })) {
      tried++;
      problem = await attempt(one);
      if (problem !== undefined) break;
    }
    console.log(`${name} without its locks: found in schedule ${tried} of at most 200`);
    expect(problem).toMatch(name);
  });
});
