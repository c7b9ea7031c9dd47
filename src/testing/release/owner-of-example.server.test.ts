// Proves OW1.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backupPlan } from '#app/backup-plan';
import { buildApp } from '#app/build-app';
import { whole } from '#app/product';
import { withEmpty } from '#database/backup/empty-database.fixture';
import { loadBackup } from '#database/backup/load-backup';
import { demoPassword } from '#demo/demo-brand';
import { brands } from '#house/brand/brand.contract';
import { usualBounds } from '#kit/server/bounds';
import { readConfig } from '#kit/server/config';
import { openDatabase } from '#kit/server/db';
import { projectRoot } from '#kit/server/project-root';
import { ownerSees } from '#features/owner/owner-view/owner.fixture';
import { callsOf, expectSaved } from '#testing/test-app';

it('OW example 1: the example shop on 23 November 2026 has the months of its dashboard, a net of −87.21 and debts of 2,909.65', async () => {
  await withEmpty(async (target) => {
    await loadBackup(target, backupPlan, join(projectRoot, 'src/testing/release/before-accounts.backup'));
    const database = openDatabase(target, { max: 4 });
    const clock = () => new Date('2026-11-23T12:00:00Z');
    const app = await buildApp({ whole, database, config: readConfig({}, brands), clock, bounds: usualBounds });
    const call = callsOf(app);
    const brand = 'decoration';
    const { token } = (
      await call('POST', 'login', { brand, body: { username: 'owner@shop.example', password: demoPassword } })
    ).body;
    // An upgrade has every feature off.
    await expectSaved(call('PUT', 'settings', { brand, token, body: { features: { owner: true } } }));
    const seen = await ownerSees({ call }, token, { brand });
    const { body: summary } = await call('GET', 'summary', { brand, token });
    expect([seen.month.net, seen.debts.total, seen.cash]).toEqual([-87.21, 2_909.65, summary.balance]);
    expect(seen.months).toMatchObject(
      summary.months.map(({ month, income, expense }: (typeof seen.months)[number]) => ({ month, income, expense })),
    );
    await app.close();
    await database.close();
  });
});
