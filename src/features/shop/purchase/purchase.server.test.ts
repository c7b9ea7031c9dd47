// Proves S§3, S§5, S§7, R 5.1, D9, D13, F9, AC11.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Item, type Purchase, type SalesCounter, startSales } from '#testing/shop-sales';
import { startTestApp } from '#testing/test-app';
import { shopSlices } from '#testing/parts/shop';

let app: SalesCounter['app'];
let shop: SalesCounter['shop'];
let item: Item;
let suplierId: string;

beforeAll(async () => {
  ({ app, shop } = await startSales(await startTestApp({ slices: [...shopSlices] })));
  suplierId = (await shop.supplier({ name: 'Bakaaro Papers' }))._id;
});
afterAll(() => app.stop());

/** Each test buys an item of its own, ten of which are there, bought for 3 and sold for 4.50. */
beforeEach(async () => {
  item = await shop.item();
});

const bought = async (values: Record<string, unknown>): Promise<Purchase> =>
  (await shop.buy(item, { suplierId, ...values })).body.info;
const put = (one: Purchase, body: object) => shop.call('PUT', `purchase/${one._id}`, body);
const remove = (one: Purchase) => shop.call('DELETE', `purchase/${one._id}`, { reason: 'Wrong box' });
const prices = async () => {
  const { purchusePrice, sellingPrice } = await shop.read(item);
  return [purchusePrice, sellingPrice];
};
const posting = async (one: Purchase) =>
  (await shop.call('GET', 'transection?voided=1')).body.find(
    ({ source }: { source: { _id: string } }) => source._id === one._id,
  );

describe('a purchase', () => {
  it('brings stock, gives the item its prices and posts one expense of the day', async () => {
    const made = await bought({ Quantity: 12, purchasePrice: '2.75', salingPrice: '4.25' });
    expect(made).toMatchObject({
      Quantity: 12,
      Amount: 33,
      itemID: { _id: item._id, itemName: item.itemName },
      suplierId: { name: 'Bakaaro Papers' },
      userID: { name: 'Hodan Warsame' },
    });
    expect((await shop.read(item)).quantityInStock).toBe(22);
    expect(await prices()).toEqual([2.75, 4.25]);
    expect(await shop.movements(item)).toEqual(['correction 10', 'purchase 12']);
    expect(await posting(made)).toMatchObject({
      transectionType: 'expense',
      type: 'purchase',
      name: 'Bakaaro Papers',
      amount: 33,
      date: '2026-03-10',
      description: `Purchase of 12 ${item.itemName}`,
      posted: true,
      source: { kind: 'purchase', _id: made._id },
    });
  });

  it('is asked for by its own words', async () => {
    const { status, body } = await shop.call('POST', 'purchase', {});
    expect([status, body.errors]).toEqual([
      400,
      {
        suplierId: 'Choose supplier',
        itemID: 'Please select item',
        Quantity: 'Enter quantity',
        purchasePrice: 'Enter purchase price',
        salingPrice: 'Enter selling price',
      },
    ]);
  });

  it.each([
    ['an item that is none', { itemID: '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5a' }, 'itemID'],
    ['a supplier that is none', { suplierId: '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5a' }, 'suplierId'],
    ['none of it', { Quantity: 0 }, 'Quantity'],
    ['half a piece', { Quantity: 1.5 }, 'Quantity'],
    ['more money than there is', { Quantity: 1_000_000, purchasePrice: 9_999_999_999.99 }, 'Quantity'],
  ])('of %s is refused and moves nothing', async (_what, wrong, field) => {
    const before = await shop.statement();
    const answer = await shop.buy(item, { suplierId, ...wrong });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
    expect((await shop.read(item)).quantityInStock).toBe(10);
    expect(await shop.statement()).toEqual(before);
  });

  it('is found by item and supplier', async () => {
    const made = await bought({});
    for (const q of [item.itemName.slice(-6), `bakaaro ${item.itemName.slice(-6)}`])
      expect((await shop.call('GET', `purchase?q=${encodeURIComponent(q)}`)).body).toMatchObject([{ _id: made._id }]);
    expect((await shop.call('GET', `purchase?itemID=${item._id}&from=2026-03-10&to=2026-03-10`)).body).toHaveLength(1);
  });

  it('that cost nothing brings stock and posts nothing, until it costs something', async () => {
    const gift = await bought({ purchasePrice: 0 });
    expect([(await shop.read(item)).quantityInStock, await posting(gift)]).toEqual([20, undefined]);
    await put(gift, { purchasePrice: 1 });
    expect((await posting(gift)).amount).toBe(10);
    await put(gift, { purchasePrice: 0 });
    expect((await posting(gift)).voidedAt).not.toBeNull();
    expect((await remove(gift)).status).toBe(200);
  });
});

describe('editing a purchase', () => {
  it('moves stock and expense by the difference', async () => {
    const made = await bought({ Quantity: 10 });
    await put(made, { Quantity: 4, purchasePrice: 2 });
    expect((await shop.read(item)).quantityInStock).toBe(14);
    expect((await posting(made)).amount).toBe(8);
    expect(await shop.movements(item)).toEqual(['correction 10', 'purchase 10', 'edit -6']);
    await put(made, { salingPrice: 9 });
    expect((await shop.movements(item)).length).toBe(3);
  });

  it('to another item and supplier takes the stock along, and the posting says so', async () => {
    const made = await bought({ Quantity: 5 });
    const other = await shop.item({ itemName: 'Toner, black' });
    const sender = await shop.supplier({ name: 'Xamar Ink' });
    const { body } = await put(made, { itemID: other._id, suplierId: sender._id });
    expect(body.info.itemID.itemName).toBe('Toner, black');
    expect([(await shop.read(item)).quantityInStock, (await shop.read(other)).quantityInStock]).toEqual([10, 15]);
    expect(await posting(made)).toMatchObject({ name: 'Xamar Ink', description: 'Purchase of 5 Toner, black' });
  });

  it('AC11: that cost nothing costs something only from an account that was not counted later', async () => {
    const gift = await bought({ purchasePrice: 0 });
    const wallet = { name: 'Zaad', kind: 'wallet', number: '252634000000' };
    const { _id: accountID } = (await shop.call('POST', 'account', wallet)).body.info;
    const counted = (day: string | null) =>
      app.database.pool.query(`update decoration.money_account set "lastCount" = $1 where name = 'Cash'`, [day]);
    await counted('2026-03-11');
    const refused = await put(gift, { purchasePrice: 1 });
    expect([refused.status, refused.body.errors]).toEqual([409, { accountID: 'Cash was counted on 2026-03-11' }]);
    expect(await posting(gift)).toBeUndefined();
    expect((await put(gift, { Quantity: 9, salingPrice: 6 })).status).toBe(200);
    expect((await put(gift, { purchasePrice: 1, accountID })).status).toBe(200);
    expect(await posting(gift)).toMatchObject({ amount: 9, date: '2026-03-10', accountID: { name: 'Zaad' } });
    await counted(null);
  });

  it('is refused where the pieces are gone already', async () => {
    const made = await bought({ Quantity: 5 });
    await shop.call('PUT', `stock/${item._id}`, { quantityInStock: 2 });
    const { status, body } = await put(made, { Quantity: 2 });
    expect([status, body.message]).toEqual([409, `${item.itemName}: 2 left in stock, 3 needed`]);
    expect((await posting(made)).amount).toBe(15);
  });
});

describe('voiding a purchase', () => {
  it('takes stock and expense out again', async () => {
    const made = await bought({ Quantity: 5 });
    expect((await remove(made)).status).toBe(200);
    expect((await shop.read(item)).quantityInStock).toBe(10);
    expect((await posting(made)).voidedAt).not.toBeNull();
    expect(await shop.movements(item)).toEqual(['correction 10', 'purchase 5', 'void -5']);
    expect((await shop.call('GET', `purchase?itemID=${item._id}`)).body).toEqual([]);
    expect((await shop.call('GET', `purchase?itemID=${item._id}&voided=1`)).body).toMatchObject([
      { _id: made._id, voidReason: 'Wrong box' },
    ]);
    expect((await put(made, { Quantity: 1 })).status).toBe(409);
  });

  it('is refused where it would leave less than nothing in stock', async () => {
    const made = await bought({ Quantity: 5 });
    await shop.call('PUT', `stock/${item._id}`, { quantityInStock: 3 });
    expect((await remove(made)).status).toBe(409);
    expect((await shop.read(item)).quantityInStock).toBe(3);
  });
});

describe("an item's prices", () => {
  it('follow its newest live purchase only', async () => {
    const first = await bought({ purchasePrice: 1, salingPrice: 2 });
    app.setClock(new Date('2026-03-10T10:00:00Z'));
    const second = await bought({ purchasePrice: 5, salingPrice: 8 });
    await put(first, { purchasePrice: 100, salingPrice: 200 });
    expect(await prices()).toEqual([5, 8]);
    await put(second, { salingPrice: 9 });
    expect(await prices()).toEqual([5, 9]);
    await remove(second);
    expect(await prices()).toEqual([100, 200]);
    await remove(first);
    expect(await prices()).toEqual([100, 200]);
  });

  it('that a person set stay, until a newer purchase comes', async () => {
    const old = await bought({});
    app.setClock(new Date('2026-03-10T11:00:00Z'));
    const newest = await bought({});
    await shop.call('PUT', `stock/${item._id}`, { sellingPrice: 7 });
    await put(old, { Quantity: 3 });
    await put(newest, { Quantity: 3 });
    expect((await prices())[1]).toBe(7);
    app.setClock(new Date('2026-03-10T12:00:00Z'));
    await bought({ salingPrice: 6 });
    expect((await prices())[1]).toBe(6);
    app.setClock(new Date('2026-03-10T09:00:00Z'));
  });
});

it('an item or a supplier that a purchase names cannot be deleted', async () => {
  await bought({});
  const { status, body } = await shop.call('DELETE', `stock/${item._id}`);
  expect([status, body.message]).toEqual([409, 'Still in use by 1 purchase']);
  expect((await shop.call('DELETE', `suplier/${suplierId}`)).status).toBe(409);
});

it('closed books refuse to buy, change and void', async () => {
  app.setClock(new Date('2026-02-20T09:00:00Z'));
  const old = await bought({});
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  await shop.call('PUT', 'settings', { booksClosedUpTo: '2026-02-28' });
  for (const { status } of [await put(old, { Quantity: 1 }), await remove(old)]) expect(status).toBe(409);
  expect((await shop.buy(item, { suplierId })).status).toBe(200);
  await shop.call('PUT', 'settings', { booksClosedUpTo: '2026-03-10' });
  expect((await shop.buy(item, { suplierId })).status).toBe(409);
  await shop.call('PUT', 'settings', { booksClosedUpTo: null });
  expect((await put(old, { Quantity: 1 })).status).toBe(200);
});

it('twenty voids of five purchases at once take each out once', async () => {
  const five = await Promise.all([1, 2, 3, 4, 5].map(() => bought({ Quantity: 2 })));
  expect((await shop.read(item)).quantityInStock).toBe(20);
  const answers = await Promise.all([...five, ...five, ...five, ...five].map(remove));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect((await shop.read(item)).quantityInStock).toBe(10);
});
