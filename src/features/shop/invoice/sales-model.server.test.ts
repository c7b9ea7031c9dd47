// Proves R 5.6.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { battery } from '#testing/battery';
import { type ShopSales, shopSales } from '#testing/shop-sales';
import { type Answer, type TestApp, startTestApp } from '#testing/test-app';
import { amount, type Invoice, type Model, paid, pick, totalOf, withPrices } from './sales-model.fixture';
import { shopSlices } from '#testing/parts/shop';

const { size, seed, patience, report } = battery('sales, sequences', {
  few: 20,
  gate: 120,
  goal: 12_000,
  perRun: 1_000,
});

let app: TestApp;
let shop: ShopSales;
let customerID: string;
let suplierId: string;
let seconds = 0;

beforeAll(async () => {
  app = await startTestApp({ slices: [...shopSlices] });
  tick();
  shop = shopSales(app, await app.setUp('decoration'));
  customerID = (await shop.customer())._id;
  suplierId = (await shop.supplier())._id;
});
afterAll(() => app.stop());

/** Every call has a moment of its own, so that it is known which purchase is the newest. */
function tick(): void {
  app.setClock(new Date(Date.parse('2026-03-10T05:00:00Z') + (seconds += 0.1) * 1000));
}

interface Command {
  readonly does: keyof typeof doing;
  readonly which: number;
  readonly pieces: number;
  readonly cents: number;
}

const expectStatus = (answer: Answer, status: number) =>
  expect([answer.status, answer.text]).toEqual([status, expect.any(String)]);

const rowsOf = (model: Model, pieces: readonly number[], cents: number) =>
  pieces.flatMap((Quantity, index) =>
    Quantity > 0 ? [{ itemID: model.items[index]?._id, Quantity, Price: amount(cents) }] : [],
  );
const split = (pieces: number): readonly number[] => [pieces % 7, Math.floor(pieces / 7)];

const doing = {
  async buy(model: Model, { which, pieces, cents }: Command) {
    const item = which % 2;
    const bought = model.items[item];
    if (!bought) return;
    const values = { suplierId, Quantity: pieces, purchasePrice: amount(cents), salingPrice: amount(cents + which) };
    const answer = await shop.buy(bought, values);
    expectStatus(answer, pieces > 0 ? 200 : 400);
    if (answer.status !== 200) return;
    const { _id } = answer.body.info;
    withPrices(model, item, () =>
      model.purchases.push({ _id, item, pieces, cents, selling: cents + which, live: true }),
    );
    model.stock[item] = (model.stock[item] ?? 0) + pieces;
  },
  async editPurchase(model: Model, { which, pieces, cents }: Command) {
    const one = pick(model.purchases, which);
    if (!one) return;
    const left = (model.stock[one.item] ?? 0) + pieces - one.pieces;
    const answer = await shop.call('PUT', `purchase/${one._id}`, { Quantity: pieces, purchasePrice: amount(cents) });
    expectStatus(answer, !one.live ? 409 : pieces === 0 ? 400 : left < 0 ? 409 : 200);
    if (answer.status !== 200) return;
    withPrices(model, one.item, () => Object.assign(one, { pieces, cents }));
    model.stock[one.item] = left;
  },
  async voidPurchase(model: Model, { which }: Command) {
    const one = pick(model.purchases, which);
    if (!one) return;
    const left = (model.stock[one.item] ?? 0) - one.pieces;
    const answer = await shop.call('DELETE', `purchase/${one._id}`);
    expectStatus(answer, one.live && left >= 0 ? 200 : 409);
    if (answer.status !== 200) return;
    withPrices(model, one.item, () => (one.live = false));
    model.stock[one.item] = left;
  },
  async correct(model: Model, { which, pieces }: Command) {
    const item = which % 2;
    expectStatus(await shop.call('PUT', `stock/${model.items[item]?._id}`, { quantityInStock: pieces }), 200);
    model.stock[item] = pieces;
  },
  async sell(model: Model, { which, pieces, cents }: Command) {
    const wanted = split(pieces);
    const known = which % 3 > 0;
    const discount = which;
    const total = totalOf({ pieces: wanted, cents, discount });
    const paysNow = which % 2 === 0 && total > 0;
    const paying = known ? Math.ceil(total / 2) : total;
    const answer = await shop.call('POST', 'invoice/customInvoice', {
      ...(known ? { customerID } : {}),
      items: rowsOf(model, wanted, cents),
      discount: amount(discount),
      isReceipt: paysNow,
      ...(paysNow ? { amountPaid: amount(paying) } : {}),
    });
    const fits = wanted.every((one, index) => one <= (model.stock[index] ?? 0));
    const isWrong = pieces === 0 || total < 0 || (!known && !paysNow && total > 0);
    expectStatus(answer, isWrong ? 400 : fits ? 200 : 409);
    if (answer.status !== 200) return;
    const { currentinvoice, receiptData } = answer.body;
    const made: Invoice = { _id: currentinvoice._id, known, pieces: wanted, cents, discount, live: true };
    model.invoices.push(made);
    wanted.forEach((one, index) => (model.stock[index] = (model.stock[index] ?? 0) - one));
    if (paysNow) model.receipts.push({ _id: receiptData._id, of: made, cents: paying, live: true });
    expect(receiptData === null).toBe(!paysNow);
  },
  async editInvoice(model: Model, { which, pieces, cents }: Command) {
    const one = pick(model.invoices, which);
    if (!one) return;
    const wanted = split(pieces);
    const total = totalOf({ pieces: wanted, cents, discount: one.discount });
    const answer = await shop.call('PUT', `invoice/${one._id}`, { items: rowsOf(model, wanted, cents) });
    const left = wanted.map((now, index) => (model.stock[index] ?? 0) + (one.pieces[index] ?? 0) - now);
    const conflicts =
      total < paid(model, one) || (!one.known && total > paid(model, one)) || left.some((pieceCount) => pieceCount < 0);
    expectStatus(answer, !one.live ? 409 : pieces === 0 || total < 0 ? 400 : conflicts ? 409 : 200);
    if (answer.status !== 200) return;
    Object.assign(one, { pieces: wanted, cents });
    left.forEach((pieceCount, index) => (model.stock[index] = pieceCount));
  },
  async voidInvoice(model: Model, { which }: Command) {
    const one = pick(model.invoices, which);
    if (!one) return;
    const answer = await shop.call('DELETE', `invoice/${one._id}`);
    // A walk-in sale takes its receipt along.
    expectStatus(answer, one.live && (!one.known || paid(model, one) === 0) ? 200 : 409);
    if (answer.status !== 200) return;
    one.live = false;
    for (const receipt of model.receipts) if (receipt.of === one) receipt.live = false;
    one.pieces.forEach((back, index) => (model.stock[index] = (model.stock[index] ?? 0) + back));
  },
  async pay(model: Model, { which, cents }: Command) {
    const one = pick(model.invoices, which);
    if (!one) return;
    const answer = await shop.pay({ _id: one._id, customerID: null }, amount(cents), one.known ? { customerID } : {});
    const rest = totalOf(one) - paid(model, one);
    const fits = one.known ? cents <= rest : cents === rest;
    expectStatus(answer, !one.live || cents === 0 ? 400 : fits ? 200 : 409);
    if (answer.status === 200) model.receipts.push({ _id: answer.body.info._id, of: one, cents, live: true });
  },
  async editReceipt(model: Model, { which, cents }: Command) {
    const one = pick(model.receipts, which);
    if (!one) return;
    const answer = await shop.call('PUT', `receipt/${one._id}`, { amountPaid: amount(cents) });
    const rest = totalOf(one.of) - paid(model, one.of) + one.cents;
    const fits = cents <= rest && (one.of.known || cents === one.cents || cents === rest);
    expectStatus(answer, !one.live ? 409 : cents === 0 ? 400 : fits ? 200 : 409);
    if (answer.status === 200) one.cents = cents;
  },
  async voidReceipt(model: Model, { which }: Command) {
    const one = pick(model.receipts, which);
    if (!one) return;
    expectStatus(await shop.call('DELETE', `receipt/${one._id}`), one.live && one.of.known ? 200 : 409);
    if (one.of.known) one.live = false;
  },
} as const;

const sum = async (side: string): Promise<number> => {
  const { headers } = await shop.call('GET', `transection?transectionType=${side}&page=1`);
  return Math.round(JSON.parse(headers['x-totals'] ?? '').amount * 100);
};

/** Stock is what the model says and the sum of its movements, every balance fits, and the statement moved by exactly the live documents. */
async function expectSame(model: Model, income: number, expense: number): Promise<void> {
  for (const [index, item] of model.items.entries()) {
    const { quantityInStock, purchusePrice, sellingPrice } = await shop.read(item);
    expect([quantityInStock, Math.round(purchusePrice * 100), Math.round(sellingPrice * 100)]).toEqual([
      model.stock[index],
      ...(model.prices[index] ?? []),
    ]);
    const { rows } = await app.database.pool.query(
      'select coalesce(sum(quantity), 0)::int as moved from decoration.stock_movement where "itemID" = $1',
      [item._id],
    );
    expect(rows[0].moved).toBe(quantityInStock);
  }
  for (const one of model.invoices.filter(({ live }) => live)) {
    const { Total, amountPaid, balance, Status } = await shop.invoice(one._id);
    const [total, received] = [totalOf(one), paid(model, one)];
    const status = total === received ? 'fullPaid' : received === 0 ? 'unpaid' : 'percialPaid';
    expect([Total, amountPaid, balance, Status]).toEqual([
      total / 100,
      received / 100,
      (total - received) / 100,
      status,
    ]);
  }
  const live = <T extends { readonly live: boolean }>(list: readonly T[]) => list.filter((one) => one.live);
  expect((await sum('income')) - income).toBe(live(model.receipts).reduce((all, one) => all + one.cents, 0));
  expect((await sum('expense')) - expense).toBe(
    live(model.purchases).reduce((all, one) => all + one.cents * one.pieces, 0),
  );
}

const many = ['sell', 'sell', 'pay', 'editInvoice', 'editPurchase', 'buy'] as const;
const command: fc.Arbitrary<Command> = fc.record({
  does: fc.constantFrom(...many, 'voidPurchase', 'correct', 'voidInvoice', 'editReceipt', 'voidReceipt'),
  which: fc.nat(8),
  pieces: fc.oneof(fc.constantFrom(0, 1, 7), fc.nat(40)),
  cents: fc.oneof(fc.constantFrom(0, 1, 100, 250), fc.nat(600)),
});

it(
  'keeps stock, prices, balances and statement as a pure model does, whatever is bought, sold, paid, edited and voided',
  async () => {
    const property = fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 16 }), async (commands) => {
      const items = [await shop.item({ quantityInStock: 12 }), await shop.item({ quantityInStock: 3 })];
      const model: Model = {
        items,
        stock: [12, 3],
        prices: [
          [300, 450],
          [300, 450],
        ],
        purchases: [],
        invoices: [],
        receipts: [],
      };
      const [income, expense] = [await sum('income'), await sum('expense')];
      for (const one of commands) {
        tick();
        await doing[one.does](model, one);
      }
      await expectSame(model, income, expense);
    });
    const failures: string[] = [];
    await fc
      .assert(property, { numRuns: size, seed })
      .catch((error: unknown) =>
        failures.push(error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error)),
      );
    expect(report(size, failures)).toEqual([]);
  },
  patience,
);
