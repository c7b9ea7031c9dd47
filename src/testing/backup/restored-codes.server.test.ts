// Proves PU1.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { backupPlan } from '#app/backup-plan';
import { buildApp } from '#app/build-app';
import { brands } from '#house/brand/brand.contract';
import { loadBackup } from '#database/backup/load-backup';
import { withEmpty } from '#database/backup/empty-database.fixture';
import { writeBackup } from '#database/backup/write-backup';
import { readConfig } from '#kit/server/config';
import { openDatabase } from '#kit/server/db';
import { type AtLinks, startLinks } from '#features/public/public-page/links.fixture';
import { papersOn, startPapers } from '#features/public/public-page/papers.fixture';

let at: AtLinks;
let code: string;
beforeAll(async () => {
  at = await startLinks();
  ({ paperCode: code } = await at.receipt(25));
});
afterAll(() => at.app.stop());

describe('a restore', () => {
  it('PU example 6: on another machine leaves every code and every link good', async () => {
    const { code: link } = await at.link('statement', (await at.shop.customer())._id);
    const folder = mkdtempSync(join(tmpdir(), 'daftar-papers-'));
    const file = join(folder, 'whole.backup');
    const { rows } = await at.app.database.pool.query('select current_database() as database');
    const now = new Date('2026-11-23T12:00:00Z');
    await writeBackup({ ...inject('postgres'), database: rows[0].database }, backupPlan, {
      file,
      reason: 'asked',
      now,
    });
    await withEmpty(async (target) => {
      await loadBackup(target, backupPlan, file);
      const database = openDatabase(target, { max: 4 });
      const app = await buildApp({ whole: at.app.whole, database, config: readConfig({}, brands), clock: () => now });
      for (const [own, state] of [
        [code, 'genuine'],
        [link, 'settled'],
      ] as const) {
        const answer = await app.inject({ method: 'GET', url: `/api/academy/public/${own}` });
        expect([answer.statusCode, answer.json().info?.state]).toEqual([200, state]);
      }
      await app.close();
      await database.close();
    });
    rmSync(folder, { recursive: true });
  });

  it('of another installation makes no code good', async () => {
    const foreign = await startPapers();
    const { paperCode } = await foreign.receipt(25);
    expect(paperCode.replace(/-.*/, '')).toBe(code.replace(/-.*/, ''));
    expect(paperCode).not.toBe(code);
    await foreign.set(papersOn);
    expect(await foreign.status(code)).toBe(404);
    await foreign.app.stop();
  });
});
