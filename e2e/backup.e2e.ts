// Proves R 2.4.
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { backupPlan } from '#app/backup-plan';
import { backedUpTables } from '#database/backup/plan';
import { startEmbedded } from '#database/embedded/embedded-postgres';
import { removeDataDir, temporaryDataDir } from '#database/embedded/test-server';
import { someData } from '#testing/some-data';
import { ownerPassword } from '#testing/test-app';
import { callsOf } from './academy';
import { type Product, type ProductOptions, runProgram, startProduct } from './product';

test('the drill: what people entered is backed up, destroyed, restored elsewhere, the same row by row, and opens by the old password', async () => {
  const file = join(emptyFolder(), 'drill.backup');
  const first = await start();
  await someData(callsOf(first.url));
  // The product seals its log at the end: what is compared is as it was left.
  await first.stop({ keepData: true });
  const made = await runProgram('backup', { DATA_DIR: first.dataDir }, [file]);
  expect(made.said).toMatch(/^\d+ rows of \d+ tables are in .*drill\.backup \(\d+ bytes\)\.$/m);
  expect(made.code).toBe(0);
  const before = await everyRow(first.dataDir);
  removeDataDir(first.dataDir);

  const dataDir = emptyDataDir();
  const restored = await runProgram('restore', { DATA_DIR: dataDir }, [file, '--yes']);
  expect(restored).toMatchObject({ code: 0, complained: '' });
  expect(restored.said).toMatch(/^\d+ rows of \d+ tables are restored\. Everybody logs in again\.$/m);
  expect(await everyRow(dataDir)).toEqual(before);

  const again = await start({ dataDir });
  for (const brand of ['academy', 'decoration']) {
    const answer = await fetch(`${again.url}/api/${brand}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: `owner@${brand}.test`, password: ownerPassword }),
    });
    expect([brand, answer.status]).toEqual([brand, 200]);
  }
  expect(await runProgram('verify', { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
});

test('a restore refused changes nothing, and one that is made keeps what was there and says where', async () => {
  const product = await start();
  await someData(callsOf(product.url));
  const file = join(emptyFolder(), 'some.backup');
  await runProgram('backup', { DATA_DIR: product.dataDir }, [file]);
  const refused = async (...args: string[]) => runProgram('restore', { DATA_DIR: product.dataDir }, args);
  expect(await refused(file, '--yes')).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^Daftar is already running on this data folder \(process \d+\)\. Stop it first/),
  });
  await product.stop({ keepData: true });
  const left = join(emptyFolder(), 'left.backup');
  await runProgram('backup', { DATA_DIR: product.dataDir }, [left]);
  const before = await everyRow(product.dataDir);
  expect(await refused(file)).toMatchObject({
    code: 1,
    complained: 'Nobody is there to ask. Add --yes to restore unattended.',
  });
  expect(await refused(join(import.meta.dirname, 'backup.e2e.ts'), '--yes')).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/ is not a backup of Daftar\. Nothing was changed\.$/),
  });
  expect(await refused()).toMatchObject({ code: 1, complained: 'Usage: npm run restore -- FILE [--yes] [--unproved]' });
  expect(await everyRow(product.dataDir)).toEqual(before);

  // Of another release of PostgreSQL, as after an upgrade: it cannot even be opened.
  const version = join(product.dataDir, 'postgres', 'PG_VERSION');
  writeFileSync(version, '17\n');
  expect((await runProgram('main', { PORT: '0', DATA_DIR: product.dataDir })).complained).toMatch(
    /was written by PostgreSQL 17, .* run 'npm run backup' there; then 'npm run restore' with this one puts it in place\.$/,
  );
  const { said } = await runProgram('restore', { DATA_DIR: product.dataDir }, [left, '--yes']);
  const kept = /kept as (\S+);/.exec(said)?.[1] ?? '';
  expect(kept).toMatch(/postgres\.before-\d{8}T\d{9}Z$/);
  const old = emptyDataDir();
  renameSync(kept, join(old, 'postgres'));
  writeFileSync(join(old, 'postgres', 'PG_VERSION'), '18\n');
  expect(await everyRow(old)).toEqual(await everyRow(product.dataDir));
});

test('on a PostgreSQL server of its own a restore changes the names of two databases at one stroke', async () => {
  const elsewhere = emptyDataDir();
  const { connection, stop } = await startEmbedded({ dataDir: elsewhere, product: 'Elsewhere', log: () => undefined });
  onTestFinished(stop);
  const url = `postgres://${connection.user}@localhost:${connection.port}/elsewhere?host=${encodeURIComponent(connection.host)}`;
  const product = await start({ env: { DATABASE_URL: url } });
  await someData(callsOf(product.url));
  const file = join(emptyFolder(), 'some.backup');
  expect((await runProgram('backup', { DATABASE_URL: url }, [file])).code).toBe(0);
  const inUse = await runProgram('restore', { DATABASE_URL: url }, [file, '--yes']);
  expect(inUse.complained).toMatch(/^The database elsewhere is in use\. Stop Daftar and whatever else/);
  await product.stop({ keepData: true });
  const { code, said, complained } = await runProgram('restore', { DATABASE_URL: url }, [file, '--yes']);
  expect([code, complained]).toEqual([0, '']);
  expect(said).toMatch(/kept as elsewhere_before_\d{14};/);

  // And back: from a server of its own into a data folder.
  const dataDir = emptyDataDir();
  expect(await runProgram('restore', { DATA_DIR: dataDir }, [file, '--yes'])).toMatchObject({ code: 0 });
  expect(await everyRow(dataDir)).toEqual(await rowsOf(connection));
});

/** Every kept row of every table as text. */
async function everyRow(dataDir: string): Promise<Record<string, string[]>> {
  const { connection, stop } = await startEmbedded({ dataDir, product: 'Daftar', log: () => undefined });
  try {
    return await rowsOf(connection);
  } finally {
    await stop();
  }
}

async function rowsOf(connection: pg.ClientConfig): Promise<Record<string, string[]>> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const found: Record<string, string[]> = {};
    for (const { schema, table } of await backedUpTables(client, backupPlan)) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${schema}."${table}" t order by 1`,
      );
      found[`${schema}.${table}`] = rows.map(({ row }) => row);
    }
    return found;
  } finally {
    await client.end();
  }
}

async function start(options?: ProductOptions): Promise<Product> {
  const product = await startProduct(options);
  onTestFinished(async () => void (await product.stop()));
  return product;
}

function emptyDataDir(): string {
  const dataDir = temporaryDataDir();
  onTestFinished(() => removeDataDir(dataDir));
  return dataDir;
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
