// Proves AL20.
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checks } from './product';
import { brands } from '#house/brand/brand.contract';
import { sealLog } from '#database/seal-log';
import { runCheck, runChecks } from '#database/verify/run';
import { brokenTold, holdsTold } from '#database/verify/told';
import type { TestApp } from '#testing/test-app';
import { startExample } from '#testing/demo/example';
import { planted } from '#testing/verify/planted';

let app: TestApp;

beforeAll(async () => {
  app = await startExample();
  for (const brand of brands) await sealLog(app.database, brand);
});
afterAll(() => app.stop());

/** Does something in a transaction that is taken back, as the superuser whom no trigger and no foreign key hinders. */
async function unguarded<T>(brand: string, task: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await app.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local search_path to ${brand}, public`);
    await client.query('set local session_replication_role to replica');
    return await task(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('what must hold of the data', () => {
  it('holds in both brands after two years of work', async () => {
    const steps: string[] = [];
    const found = await runChecks(app.database.pool, {
      brands,
      checks,
      most: 5,
      progress: (done, all) => steps.push(`${done}/${all}`),
    });
    const broken = found.flatMap(({ brand, results }) =>
      results.flatMap((result) => result.found.map((values) => `${brand}: ${brokenTold(result, values)}`)),
    );
    expect(broken).toEqual([]);
    expect(found.map(({ results }) => results.length)).toEqual([checks.length, checks.length]);
    expect(steps.at(-1)).toBe(`${2 * checks.length}/${2 * checks.length}`);
  });

  it('has an inconsistency of each kind to be found', () => {
    expect(Object.keys(planted).sort()).toEqual(checks.map(({ name }) => name).sort());
  });

  const byName = checks.map((check) => [check.name, check] as const);

  it.each(byName)('is found broken: %s', async (name, check) => {
    const { brand = 'academy', sql = [] } = planted[name] ?? {};
    const told: string[] = [];
    for (const plant of sql)
      await unguarded(brand, async (client) => {
        await client.query(plant);
        const result = await runCheck(client, check, 2);
        expect([plant, result.count > 0]).toEqual([plant, true]);
        expect(result.found.length).toBeLessThanOrEqual(2);
        told.push(holdsTold(result), ...result.found.map((values) => brokenTold(result, values)));
      });
    // Every brace of the sentences has its value.
    expect(told.join(' ')).not.toMatch(/[{}]|undefined|null/);
  });
});
