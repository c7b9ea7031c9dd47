// Proves R 2.5.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/test-app';
import { demoPassword } from '#demo/demo-brand';
import { shopDemo, shopPlan } from '#demo/shop/shop-demo.server';
import { fewJobs, plannedShop, startExample } from './example';

describe('the example print shop', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startExample();
  });
  afterAll(() => app.stop());

  it('is the same each time, over two years', () => {
    expect(shopPlan('2026-11-21', fewJobs)).toEqual(shopPlan('2026-11-21', fewJobs));
    const { jobs } = shopPlan('2026-11-21');
    expect(jobs.length).toBeGreaterThan(340);
    expect([String(jobs[0]?.on) < '2025-02-01', String(jobs.at(-1)?.on) > '2026-11-10']).toEqual([true, true]);
  });

  it('has every job that was planned, and its customers once each', async () => {
    const { jobs } = plannedShop;
    expect(await numbers('select count(*)::int as count from decoration.service')).toEqual([{ count: jobs.length }]);
    const customers = new Set(jobs.map(({ customer }) => customer)).size;
    expect(await numbers('select count(*)::int as count from decoration.customer')).toEqual([{ count: customers }]);
  });

  it('has phones as Somalia writes them, of customers and suppliers, as the academy has of its own', async () => {
    const phones = ['academy', 'decoration'].flatMap((brand) =>
      ['customer', 'supplier'].map((table) => `select phone from ${brand}.${table}`),
    );
    const all = await numbers(phones.join(' union all '));
    expect(all.length).toBeGreaterThan(5);
    expect(all.filter(({ phone }) => !/^252\d{9}$/.test(String(phone)))).toEqual([]);
  });

  it('has money that adds up: what was paid of a job is what its receipts say, and so is what was posted', async () => {
    expect(
      await numbers(`select 1 from decoration.service s where s."AmountPaid" <> coalesce(
        (select sum("AmountPaid") from decoration.service_receipt r where r."serviceID" = s._id and r."voidedAt" is null), 0)
        - coalesce((select sum(returned) from decoration.credit_note n where n."serviceID" = s._id and n."voidedAt" is null), 0)`),
    ).toEqual([]);
    const [sums] = await numbers(`select (select sum("AmountPaid") from decoration.service_receipt) as paid,
      (select sum(amount) from decoration.money_transaction where type = 'service income' and posted) as posted`);
    expect(sums?.paid).toEqual(sums?.posted);
  });

  it('lets the people log in whose logins it prints', async () => {
    for (const { username } of shopDemo(plannedShop).staff) {
      const { status } = await app.call('POST', 'login', {
        brand: 'decoration',
        body: { username, password: demoPassword },
      });
      expect([username, status]).toEqual([username, 200]);
    }
  });

  async function numbers(query: string): Promise<readonly Record<string, unknown>[]> {
    return (await app.database.pool.query<Record<string, unknown>>(query)).rows;
  }
});
