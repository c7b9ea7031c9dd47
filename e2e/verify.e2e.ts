import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from '#database/embedded/embedded-postgres';
import { removeDataDir, temporaryDataDir } from '#database/embedded/test-server';
import { setUpAcademy } from './academy';
import { runProgram, startProduct } from './product';

test('npm run verify proves that all holds while the product runs, and names what is wrong once it does not', async () => {
  const product = await startProduct();
  onTestFinished(async () => void (await product.stop()));
  await setUpAcademy(product.url);
  const running = await verify(product.dataDir);
  expect(running.said).toMatch(/All \d+ checks passed/);
  expect(running.code).toBe(0);

  await product.stop({ keepData: true });
  await withData(product.dataDir, (client) =>
    client.query(`insert into academy.course (_id, "courseName", "coursePrice", "courseDuration", "courseLevel")
      values (gen_random_uuid(), 'Welding', 1, 1, 'basic'); update academy.figure set rows = 7 where name = 'course'`),
  );
  const broken = await verify(product.dataDir);
  expect(broken.said).toContain('Figure course: 7 rows and 0 are kept, ');
  expect(broken.code).toBe(1);

  const json = await verify(product.dataDir, '--json', '--most', '1');
  const report = JSON.parse(json.said);
  expect([json.code, report.ok, report.brands.length]).toEqual([1, false, 2]);
  expect(report.brands[0].checks.filter(({ ok }: { ok: boolean }) => !ok)).toMatchObject([
    { name: 'figures', count: 1, found: [{ figure: 'course', keptRows: '7' }] },
  ]);
});

test('npm run verify says why it could not run, with exit code 2, and makes no data of its own', async () => {
  const dataDir = temporaryDataDir();
  onTestFinished(() => removeDataDir(dataDir));
  expect(await verify(dataDir)).toMatchObject({
    code: 2,
    complained: `There is no database in ${dataDir}. Set DATA_DIR to the data folder.`,
  });
  expect(await verify(dataDir, '--all')).toMatchObject({ code: 2 });
});

const verify = (dataDir: string, ...args: string[]) => runProgram('verify', { DATA_DIR: dataDir }, args);

async function withData(dataDir: string, task: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const { connection, stop } = await startEmbedded({ dataDir, product: 'Daftar', log: () => undefined });
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await task(client);
  } finally {
    await client.end();
    await stop();
  }
}
