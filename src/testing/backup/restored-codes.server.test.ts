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
import { paying } from '#testing/at-counter';
import { pdfText } from '#testing/pdf-text';
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
    const { customer, invoice } = await at.sold();
    const { student, fees } = await at.owing([10, 15]);
    const certificate = await at.certificate({ studentID: student._id, classID: at.schoolClass._id });
    const paid = await at.taken({ debts: paying(fees, [10, 15]), payments: at.rows(['Cash', 25]) });
    const card = pdfText((await at.get(`student/${student._id}/card`)).bytes);
    const each = [
      code,
      paid.paperCode ?? '',
      (await at.get(`receipt/${paid.receipts[1]?._id}`)).body.paperCode,
      certificate.paperCode,
      /S\d+\.\d+(-\w{4}){3}/.exec(card)?.[0] ?? '',
      (await at.link('statement', customer._id)).code,
      (await at.link('statement', student._id)).code,
      (await at.link('invoice', invoice._id)).code,
    ];
    const told = new Map<string, object>();
    for (const own of each) told.set(own, await at.info(own));
    expect([...told.values()].map((one) => 'kind' in one && one.kind)).toEqual([
      'receipt',
      'payment',
      'receipt',
      'certificate',
      'card',
      'statement',
      'statement',
      'invoice',
    ]);
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
      for (const [own, info] of told) {
        const answer = await app.inject({ method: 'GET', url: `/api/academy/public/${own}` });
        expect([answer.statusCode, answer.json().info]).toEqual([200, info]);
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
