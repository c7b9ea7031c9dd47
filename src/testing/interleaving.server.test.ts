import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battery } from './battery';
import { type Gate, openGate } from './interleaving/gate';
import type { Scenario } from './interleaving/scenario';
import { searching, type Weave } from './interleaving/search';
import { type Area, areas } from './locks/areas';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';

const { size, seed, patience, report } = battery('interleavings', {
  few: 60,
  gate: 2_000,
  goal: 1_000_000,
  perRun: 800,
});

/** After how many weaves everything is derived again (`npm run verify`); the results of the calls are looked at after each. */
const checkedEvery = 8;

/** A few long turns find what a few calls do to each other between two statements; single steps find the rest. */
const weave: fc.Arbitrary<Weave> = fc.record({
  variant: fc.nat(5),
  turns: fc.array(
    fc.record({ lane: fc.nat(5), statements: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 16 })) }),
    { maxLength: 24, size: 'max' },
  ),
});

/** A product on a database of its own, and what is done in an area of it. */
async function begin({ brand, scenarios }: Area): Promise<{ app: TestApp; scenarios: Scenario[] }> {
  // One account is used for many people: none of its calls is to wait outside.
  const app = await startWholeApp({ bounds: { writes: 100 } });
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  return { app, scenarios: await scenarios(app, await app.setUp(brand)) };
}

/** The most weaves of each scenario that one database takes: the checks grow slow where there is much to check. */
const mostEach = 96;

/** Searches one database after the other for as long as weaves are wanted; answers how many it tried. */
async function search(area: Area, wanted: number, failures: string[]): Promise<number> {
  const tally = { run: 0 };
  for (let round = 0; tally.run < wanted; round++) {
    const { app, scenarios } = await begin(area);
    const gate = openGate(app.served.pool, app.database.pool, (text) => text);
    const weavesEach = Math.min(mostEach, Math.ceil(wanted / scenarios.length));
    for (const scenario of scenarios) {
      const { attempt, verify } = searching(app.database.pool, gate, scenario);
      const property = fc.asyncProperty(weave, async (one) => {
        const problem = (await attempt(one)) ?? (++tally.run % checkedEvery === 0 ? await verify() : undefined);
        if (problem !== undefined) throw new Error(problem);
      });
      await fc
        .assert(property, { numRuns: weavesEach, seed: seed + round, endOnFailure: false })
        .then(async () => expect(await verify()).toBeUndefined())
        .catch((error: Error) =>
          failures.push(`${error.message}\n${error.cause instanceof Error ? error.cause.message : ''}`),
        );
    }
    await app.stop();
  }
  return tally.run;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

describe('calls at the same moment', () => {
  it('end as if they had come one after the other, however their statements are woven', {
    timeout: patience,
  }, async () => {
    const failures: string[] = [];
    const run = await Promise.all(areas.map((area) => search(area, Math.ceil(size / areas.length), failures)));
    expect(report(sum(run), failures)).toEqual([]);
  });
});

describe('a product that locks no row', () => {
  const products: { app: TestApp; scenarios: Scenario[]; gate: Gate }[] = [];
  beforeAll(async () => {
    const lockClause = / for (no key )?update(?! skip)| for share/gi;
    for (const area of areas) {
      const { app, scenarios } = await begin(area);
      const gate = openGate(app.served.pool, app.database.pool, (text) => text.replace(lockClause, ''));
      products.push({ app, scenarios, gate });
    }
  });
  afterAll(() => Promise.all(products.map(({ app }) => app.stop())));

  it.each([
    'pay ‖ pay',
    'edit a fee ‖ pay it',
    'delete an enrollment ‖ pay its fee',
    'close the books ‖ pay ‖ void a receipt',
    'pay entries ‖ pay them, one of them too',
    'void a purchase ‖ sell',
    'pay an invoice ‖ pay it',
    'take a debt ‖ take it',
    'use credit ‖ use it',
    'charge a student ‖ use the credit at the counter',
    'close ‖ give credit back ‖ take back what was given back',
    'close ‖ close the other ‖ transfer between them',
    'book a message ‖ book it ‖ take it at the counter',
    'take the last seat ‖ take it ‖ leave the class',
  ])('is caught: %s', async (name) => {
    const product = products.find(({ scenarios }) => scenarios.some((one) => one.name === name));
    const scenario = product?.scenarios.find((one) => one.name === name);
    if (!product || !scenario) throw new Error(`No such scenario: ${name}`);
    const { attempt, verify } = searching(product.app.database.pool, product.gate, scenario);
    let tried = 0;
    let problem: string | undefined;
    for (const one of fc.sample(weave, { numRuns: 200, seed })) {
      tried++;
      problem = (await attempt(one)) ?? (await verify());
      if (problem !== undefined) break;
    }
    console.log(`${name} without its locks: found in schedule ${tried} of at most 200`);
    expect(problem).toMatch(name);
  });
});
