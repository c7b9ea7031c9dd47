import { describe, expect, it } from 'vitest';
import { addDays } from '#kit/rules/calendar';
import { academyGoods, shopGoods } from './goods';
import { salesPlan } from './sales-plan';

const today = '2026-11-21';
const from = addDays(today, -730);

describe.each([
  ['the shop', shopGoods],
  ['the academy', academyGoods],
])("the example's sales in %s", (_who, goods) => {
  const told = salesPlan(goods, from, today);

  it('are the same each time and go on until today', () => {
    expect(salesPlan(goods, from, today)).toEqual(told);
    expect(told.filter(({ does }) => does === 'sell').length).toBeGreaterThan(goods.salesAWeek * 80);
    expect(String(told.at(-1)?.on) > addDays(today, -14)).toBe(true);
  });

  it('never take more than was bought by then, and leave something low or out of stock', () => {
    const stock = goods.items.map(() => 0);
    for (const one of told) {
      if (one.does === 'buy') stock[one.item] = (stock[one.item] ?? 0) + one.Quantity;
      else for (const { item, Quantity } of one.rows) stock[item] = (stock[item] ?? 0) - Quantity;
      expect(Math.min(...stock)).toBeGreaterThanOrEqual(0);
    }
    expect(goods.items.some(({ lowAt }, item) => (stock[item] ?? 0) <= lowAt)).toBe(true);
  });

  it('are paid in part or later by those who are registered alone', () => {
    for (const one of told)
      if (one.does === 'sell' && one.customer === undefined) expect([one.atOnce, one.rest]).toEqual(['all', undefined]);
    expect(told.some((one) => one.does === 'sell' && one.atOnce === 'half')).toBe(true);
  });
});
