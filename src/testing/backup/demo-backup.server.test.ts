// Proves R 2.4.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { backupPlan } from '#app/backup-plan';
import { demoMark } from '#app/demo-mark';
import { loadDemo } from '#demo/load/load-demo.server';
import { openDatabase } from '#kit/server/db';
import { projectRoot } from '#kit/server/project-root';
import { someData } from '#testing/some-data';
import type { TestApp } from '#testing/test-app';
import { startWholeApp } from '#testing/whole-app';
import { asked, type Place, withEmpty } from '#database/backup/empty-database.fixture';
import { checkBackup, loadBackup } from '#database/backup/load-backup';
import { ofTheMachine } from '#database/backup/plan';
import { writeBackup } from '#database/backup/write-backup';

const folder = mkdtempSync(join(tmpdir(), 'daftar-demo-backup-'));
const now = new Date('2026-11-21T02:00:00Z');
let app: TestApp;
let source: Place;

beforeAll(async () => {
  app = await startWholeApp();
  await someData(app);
  const { rows } = await app.database.pool.query('select current_database() as database');
  source = { ...inject('postgres'), database: rows[0].database };
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

/** Who can log in to the demo, if a database is one; a database with other data refuses to become one. */
async function demoOf(connection: Place): Promise<readonly string[]> {
  const database = openDatabase(connection, { max: 2 });
  try {
    return await loadDemo({ database, say: () => undefined }, async () => undefined);
  } finally {
    await database.close();
  }
}

const isMarked = (connection: Place) => asked(connection, `select to_regclass('public.demo') is not null as demo`);

it('a demo is restored from its backup, and stays a demo', async () => {
  const file = join(folder, 'demo.backup');
  await app.database.pool.query(demoMark);
  await app.database.pool.query('insert into public.demo default values');
  try {
    await writeBackup(source, backupPlan, { file, reason: 'asked', now });
  } finally {
    await app.database.pool.query('drop table public.demo');
  }
  expect((await checkBackup(backupPlan, file)).product).toBe('Daftar');
  await withEmpty(async (target) => {
    await loadBackup(target, backupPlan, file);
    expect(await asked(target, 'select loaded is not null as loaded from public.demo')).toEqual([{ loaded: true }]);
    expect((await demoOf(target)).join('\n')).toContain('superAdmin');
  });
});

it('other data is restored from its backup, and is no demo', async () => {
  const file = join(folder, 'other.backup');
  await writeBackup(source, backupPlan, { file, reason: 'asked', now });
  await withEmpty(async (target) => {
    await loadBackup(target, backupPlan, file);
    expect(await isMarked(target)).toEqual([{ demo: false }]);
    await expect(demoOf(target)).rejects.toThrow('this one holds other data');
  });
});

/** The tables that the product creates outside of the brands, by its source. */
function tablesOfInstallation(): string[] {
  const sources = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
  );
  const found = sources.flatMap((name) => [
    ...readFileSync(join(projectRoot, 'src', name), 'utf8').matchAll(/create table (?:if not exists )?public\.(\w+)/g),
  ]);
  return [...new Set(found.map(([, table = '']) => table))];
}

it('a restore knows every table that the product creates outside of the brands', () => {
  const known = [...ofTheMachine, 'installation', ...backupPlan.marks.keys()];
  expect(tablesOfInstallation().sort()).toEqual(known.sort());
});
