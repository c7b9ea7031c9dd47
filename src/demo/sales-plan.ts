import type { Day } from '#kit/contract/day';
import { addDays, daysBetween } from '#kit/rules/calendar';
import type { DemoGood, Goods } from './goods';
import { between, seeded } from './seeded';
import { pick, type Random } from './somali-names';

/** A box that is bought; item and supplier by their place in the goods. */
export interface DemoPurchase {
  readonly does: 'buy';
  readonly on: Day;
  readonly item: number;
  readonly supplier: number;
  readonly Quantity: number;
  readonly purchasePrice: number;
  readonly salingPrice: number;
}

/** A sale over the counter, and what is paid of it when, in parts of the total. */
export interface DemoSale {
  readonly does: 'sell';
  readonly on: Day;
  readonly rows: readonly { readonly item: number; readonly Quantity: number }[];
  readonly discount: number;
  /** Of those who are registered; nobody for a walk-in customer. */
  readonly customer: number | undefined;
  readonly paymentMethod: string;
  /** What is paid at once: all, half, or nothing. */
  readonly atOnce: 'all' | 'half' | 'nothing';
  /** When the rest is paid. */
  readonly rest: Day | undefined;
}

const methods = ['Evc plus', 'Evc plus', 'Evc plus', 'Edahab', 'jeeb', 'cash', 'cash'] as const;

/** The last days, in which two items are no longer bought: one runs low, one runs out. */
const scarce = 45;

/** Purchases and sales from a day until today: never more than is in stock, bought again before it is low. */
export function salesPlan({ seed, items, suppliers, salesAWeek }: Goods, from: Day, today: Day) {
  const random = seeded(seed);
  const stock = items.map(() => 0);
  const told: (DemoPurchase | DemoSale)[] = [];
  const buy = (item: number, on: Day) => {
    const good = items[item];
    if (!good) return;
    told.push({ does: 'buy', on, item, supplier: item % suppliers.length, ...priceOn(good, from, on) });
    stock[item] = (stock[item] ?? 0) + good.box;
  };
  items.forEach((_one, item) => buy(item, from));
  for (let day = addDays(from, 2); day <= today; day = addDays(day, 1)) {
    if (random() > salesAWeek / 7) continue;
    const rows = rowsOf(random, items, stock);
    if (rows.length > 0) told.push(sale(random, day, rows, today));
    for (const { item, Quantity } of rows) stock[item] = (stock[item] ?? 0) - Quantity;
    items.forEach(({ lowAt }, item) => {
      const ends = item < 2 && daysBetween(day, today) < scarce;
      if (!ends && (stock[item] ?? 0) <= lowAt) buy(item, day);
    });
  }
  return told;
}

/** Prices go up a little every few months. */
function priceOn({ cost, price, box }: DemoGood, from: Day, on: Day) {
  const risen = 1 + 0.02 * Math.floor(daysBetween(from, on) / 120);
  const cents = (amount: number) => Math.round(amount * risen * 20) / 20;
  return { Quantity: box, purchasePrice: cents(cost), salingPrice: cents(price) };
}

function rowsOf(random: Random, items: readonly DemoGood[], stock: readonly number[]) {
  const chosen = new Set(Array.from({ length: between(random, 1, 3) }, () => between(random, 0, items.length - 1)));
  return [...chosen].flatMap((item) => {
    const most = Math.min(items[item]?.most ?? 0, stock[item] ?? 0);
    return most > 0 ? [{ item, Quantity: between(random, 1, most) }] : [];
  });
}

function sale(random: Random, on: Day, rows: DemoSale['rows'], today: Day): DemoSale {
  const known = random() < 0.45;
  const habit = random();
  const atOnce = !known || habit < 0.5 ? 'all' : habit < 0.8 ? 'half' : 'nothing';
  const later = addDays(on, between(random, 4, 24));
  // The older a debt, the fewer are still open.
  const isOpen = daysBetween(on, today) < 60 && random() < 0.5;
  return {
    does: 'sell',
    on,
    rows,
    discount: random() < 0.15 ? between(random, 1, 2) * 0.5 : 0,
    customer: known ? between(random, 0, 999) : undefined,
    paymentMethod: pick(random, methods),
    atOnce,
    rest: atOnce === 'all' || isOpen ? undefined : later,
  };
}
