import { expect, it, onTestFinished } from 'vitest';
import { checks } from '#app/product';
import { runChecks } from '#database/verify/run';
import { brokenTold } from '#database/verify/told';
import { startTestApp } from '#testing/test-app';
import { seedAcademy } from '../../../bench/seed/seed.mjs';

it('the academy that the benchmark measures adds up before it is measured', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.stop());
  await app.setUp('academy');
  const client = await app.database.pool.connect();
  try {
    await seedAcademy(client, { students: 200 });
  } finally {
    client.release();
  }
  const found = await runChecks(app.database.pool, { brands: ['academy'], checks, most: 3 });
  const broken = found.flatMap(({ results }) =>
    results.flatMap((result) => result.found.map((values) => brokenTold(result, values))),
  );
  expect(broken).toEqual([]);
});
