// Proves AL23, AC10, DE11, FE1.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backupPlan } from '#app/backup-plan';
import { buildApp } from '#app/build-app';
import { checks, whole } from '#app/product';
import { features } from '#app/features';
import { loadBackup } from '#database/backup/load-backup';
import { withEmpty } from '#database/backup/empty-database.fixture';
import { runChecks } from '#database/verify/run';
import { brokenTold } from '#database/verify/told';
import { demoPassword } from '#demo/demo-brand';
import { type Brand, brands } from '#house/brand/brand.contract';
import { usualBounds } from '#kit/server/bounds';
import { readConfig } from '#kit/server/config';
import { openDatabase } from '#kit/server/db';
import { projectRoot } from '#kit/server/project-root';
import { callsOf } from '#testing/test-app';
import { type Answers, readAnswers } from './answers';

const folder = join(projectRoot, 'src/testing/release');
const owners = { academy: 'owner@academy.example', decoration: 'owner@shop.example' } as const;

/** As nobody has them who was upgraded. */
const allOn = (brand: Brand) =>
  Object.fromEntries(features.filter((one) => one.brands.includes(brand)).map(({ name }) => [name, true]));

/** Debts that the upgrade made due on another day than their own, or the fifth of their month, or from which it took something off. */
const dueOtherwise = (brand: string) => {
  const day = (moment: string) => `(${moment} at time zone (select "timeZone" from ${brand}.organisation))::date`;
  return `select 'fee' as of, "feeNo"::text as no from ${brand}.fee where credited <> 0 or "feeGross" <> "feeAmount"
      or "dueDate" <> case when feetype = 'monthlyfee' and ("feeMonth" || '-05')::date > ${day('"createdAt"')}
        then ("feeMonth" || '-05')::date else ${day('"createdAt"')} end
    union all select 'service', _id::text from ${brand}.service where credited <> 0 or "dueDate" <> ${day('"createdAt"')}
    union all select 'invoice', _id::text from ${brand}.invoice where credited <> 0 or "totalGross" <> "Total" or "dueDate" <> ${day('date')}`;
};

/**
 * The example organisations on 23 November 2026, backed up by the release that knew no accounts, and what that release said of
 * them (`before-accounts.json`).
 */
it('AC 1: after the upgrade every account holds what its rows come to, and every old answer is the same, with all features off and on', async () => {
  const before: Readonly<Record<string, Answers>> = JSON.parse(
    await readFile(join(folder, 'before-accounts.json'), 'utf8'),
  );
  await withEmpty(async (target) => {
    await loadBackup(target, backupPlan, join(folder, 'before-accounts.backup'));
    const database = openDatabase(target, { max: 4 });
    const config = readConfig({}, brands);
    const clock = () => new Date('2026-11-23T12:00:00Z');
    const app = await buildApp({ whole, database, config, clock, bounds: usualBounds });
    const call = callsOf(app);
    for (const brand of brands) {
      const login = await call('POST', 'login', { brand, body: { username: owners[brand], password: demoPassword } });
      const { token } = login.body;
      expect(await readAnswers({ call }, token, brand)).toEqual(before[brand]);
      const switched = await call('PUT', 'settings', { brand, token, body: { features: allOn(brand) } });
      expect(switched.body).toMatchObject({ info: { features: allOn(brand) } });
      expect(await readAnswers({ call }, token, brand)).toEqual(before[brand]);
      const { body: accounts, headers } = await call('GET', 'account', { brand, token });
      const { body: summary } = await call('GET', 'summary', { brand, token });
      expect(JSON.parse(headers['x-totals'] ?? '')).toMatchObject({ balance: summary.balance, owedToCustomers: 0 });
      if (brand !== 'decoration') continue;
      expect(accounts.map(({ name, balance }: { name: string; balance: number }) => [name, balance])).toEqual([
        ['Cash', -26_574.94],
        ['Evc plus', 18_794.5],
        ['e-Dahab', 5_947.9],
        ['Jeeb', 7_374.8],
        ['Other payments', 0],
        ['Customer credit', 0],
      ]);
      expect(summary.balance).toBe(5_542.26);
    }
    // The log of these examples was never sealed.
    const ofData = checks.filter(({ name }) => !name.startsWith('log-'));
    const found = await runChecks(database.pool, { brands, checks: ofData, most: 5, progress: () => undefined });
    const broken = found.flatMap(({ brand, results }) =>
      results.flatMap((result) => result.found.map((values) => `${brand}: ${brokenTold(result, values)}`)),
    );
    expect(broken).toEqual([]);
    const written = brands.map(
      (brand) => `select _id from ${brand}.money_transaction where "updatedAt" > '2026-11-23T12:00:00Z' or __v > 1`,
    );
    expect((await database.pool.query(written.join(' union all '))).rows).toEqual([]);
    for (const brand of brands) expect((await database.pool.query(dueOtherwise(brand))).rows).toEqual([]);
    await app.close();
    await database.close();
  });
});
