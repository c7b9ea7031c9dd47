// Proves R 5.6, F11.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Item, type ShopSales, shopSales } from '#testing/shop-sales';
import { type TestApp, startTestApp } from '#testing/test-app';
import { shopSlices } from '#testing/parts/shop';

let app: TestApp;
let shop: ShopSales;
let item: Item;
let customerID: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...shopSlices] });
  shop = shopSales(app, await app.setUp('decoration'));
  customerID = (await shop.customer())._id;
});
afterAll(() => app.stop());

/** Each test sells an item of its own, ten of which are there. */
beforeEach(async () => {
  item = await shop.item();
});

const left = async (of = item) => (await shop.read(of)).quantityInStock;

describe('what is in stock', () => {
  it('bounds what can be sold: the item and what is left are named, and nothing is taken', async () => {
    const other = await shop.item();
    const { status, body } = await shop.sell(
      [
        [other, 1],
        [item, 11],
      ],
      { customerID },
    );
    const message = `${item.itemName}: 10 left in stock, 11 needed`;
    expect([status, body.message, body.errors]).toEqual([409, message, { 'items.1.Quantity': message }]);
    expect([await left(), await left(other)]).toEqual([10, 10]);
  });

  it('is counted over all rows of one item', async () => {
    const rows = [
      [item, 6, 5],
      [item, 5, 4],
    ] as const;
    expect((await shop.sell(rows, { customerID })).status).toBe(409);
    const { body } = await shop.sell([rows[0], [item, 4, 4]], { customerID });
    expect([body.info.subTotal, await left()]).toEqual([46, 0]);
    expect(await shop.movements(item)).toEqual(['correction 10', 'sale -10']);
  });

  it('is sold once: twenty who want the last five at the same time get five', async () => {
    await shop.call('PUT', `stock/${item._id}`, { quantityInStock: 5 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.sell([[item, 1]], { customerID })));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      ...Array(5).fill(200),
      ...Array(15).fill(409),
    ]);
    expect(await left()).toBe(0);
    const numbers = answers
      .flatMap(({ status, body }) => (status === 200 ? [body.info.invoiceNumber] : []))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_one, index) => numbers[0] + index));
  });

  it('is taken without standing in each other’s way, in whatever order the rows name the items', async () => {
    const items = [item, await shop.item(), await shop.item(), await shop.item()];
    const orders = Array.from({ length: 24 }, (_none, index) => (index % 2 ? items : items.toReversed()));
    const answers = await Promise.all(
      orders.map((order) =>
        shop.sell(
          order.map((one) => [one, 1]),
          { customerID },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      ...Array(10).fill(200),
      ...Array(14).fill(409),
    ]);
    expect(new Set(answers.map(({ body }) => body.message).filter((message) => /at once/.test(message))).size).toBe(0);
    expect(await Promise.all(items.map(left))).toEqual([0, 0, 0, 0]);
  });
});
