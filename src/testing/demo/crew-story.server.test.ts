import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#kit/server/config';
import { monthOf } from '#kit/rules/calendar';
import type { TestApp } from '#testing/test-app';
import { startWholeApp } from '#testing/whole-app';
import { shopCrew } from '#demo/crew';
import { crewMonths, hire, payrollStory } from '#demo/crew-story.server';
import type { DemoBrand } from '#demo/demo-brand';
import { loadBrand } from '#demo/load/load-demo.server';
import { branchStory, workStory } from '#demo/work-story.server';

const today = new Date().toISOString().slice(0, 10);
let app: TestApp;

/** A shop that has its crew and their work, and nothing else. */
const shop: DemoBrand = {
  brand: 'decoration',
  called: 'a crew',
  organisation: {
    name: 'Shop',
    address: 'Road',
    phone: '252611111111',
    currencySign: '$',
    timeZone: 'Africa/Mogadishu',
  },
  staff: [{ userType: 'superAdmin', name: 'Owner', username: 'owner@shop.example' }],
  others: [],
  acts: (calls) => {
    const world = { calls, today };
    const hired: string[] = [];
    return [
      { on: `${crewMonths(today)[0]}-10`, take: async () => hired.push(...(await hire(calls, shopCrew))) },
      ...payrollStory(world, hired),
      ...workStory(world, shopCrew, hired),
      ...branchStory(world),
    ];
  },
};

beforeAll(async () => {
  app = await startWholeApp();
  await loadBrand({ database: app.database, config: readConfig({}, []), say: () => undefined }, shop, today);
});
afterAll(() => app.stop());

const numbers = async (query: string) => (await app.database.pool.query<Record<string, unknown>>(query)).rows;

it('a crew is paid a salary a month and a commission for its work, and every payment is posted once', async () => {
  expect(await numbers('select 1 from decoration.employee')).toHaveLength(shopCrew.length);
  expect(await numbers('select 1 from decoration.branch')).toHaveLength(3);
  const [sums] = await numbers(`select
    (select sum("Amount") from decoration.payroll where "Status" = 'paid') as paid,
    (select sum(amount) from decoration.money_transaction where type = 'payroll') as posted,
    (select sum(total) from decoration.performance where "isPaid") as work,
    (select sum("Amount") from decoration.payroll where feetype = 'commission') as commission`);
  expect(sums?.paid).toEqual(sums?.posted);
  expect(sums?.work).toEqual(sums?.commission);
  expect(Number(sums?.paid)).toBeGreaterThan(10_000);
});

it('something is still to be paid today', async () => {
  expect(await numbers(`select 1 from decoration.payroll where "Status" = 'unpaid'`)).not.toEqual([]);
});

it('a crew has the months before this one, this one last', () => {
  const months = crewMonths('2026-01-31');
  expect([months[0], months.at(-2), months.at(-1), months.length]).toEqual(['2024-12', '2025-12', '2026-01', 14]);
  expect(crewMonths(today).at(-1)).toBe(monthOf(today));
});
