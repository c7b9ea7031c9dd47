// Proves S§3, S§5, S§7, B11, F10.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendFile } from '#testing/sent-file';
import { type ShopSales, startSales } from '#testing/shop-sales';
import { type TestApp, startTestApp } from '#testing/test-app';
import { shopSlices } from '#testing/parts/shop';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';

let app: TestApp;
let owner: string;
let shop: ShopSales;

beforeAll(async () => {
  ({ app, owner, shop } = await startSales(await startTestApp({ slices: [...shopSlices, activitySlice] })));
});
afterAll(() => app.stop());

describe('an item of stock', () => {
  it('is asked for by its own words, which speak of an item', async () => {
    const { status, body } = await shop.call('POST', 'stock', {});
    expect([status, body.errors]).toEqual([
      400,
      {
        itemName: 'Enter item name',
        quantityInStock: 'Enter quantity',
        purchusePrice: 'Enter purchase price',
        sellingPrice: 'Enter selling price',
      },
    ]);
  });

  it('has its selling price as Amount, whatever a client sends for it', async () => {
    const made = await shop.item({ sellingPrice: 4.5, Amount: 99 });
    expect(made.Amount).toBe(4.5);
    const { body } = await shop.call('PUT', `stock/${made._id}`, { sellingPrice: '5.25', Amount: 1 });
    expect([body.info.sellingPrice, body.info.Amount]).toEqual([5.25, 5.25]);
  });

  it('exists once under its name', async () => {
    await shop.item({ itemName: 'Banner vinyl' });
    const second = await shop.call('POST', 'stock', {
      itemName: 'banner Vinyl',
      quantityInStock: 1,
      purchusePrice: 1,
      sellingPrice: 1,
    });
    expect([second.status, Object.keys(second.body.errors)]).toEqual([409, ['itemName']]);
  });

  it('tells nobody what it cost where it is only chosen', async () => {
    const made = await shop.item({ itemName: 'Glossy photo paper' });
    const sales = (await app.logInAs(owner, 'Counter', ['/customInvoice'], 'decoration')).token;
    const { body } = await shop.call('GET', 'stock/options?q=glossy', undefined, sales);
    expect(body).toEqual([
      {
        _id: made._id,
        label: 'Glossy photo paper',
        sellingPrice: 4.5,
        Amount: 4.5,
        quantityInStock: 10,
        barcode: null,
      },
    ]);
    expect((await shop.call('GET', 'stock', undefined, sales)).status).toBe(403);
  });

  it.each([
    ['half a piece', { quantityInStock: 1.5 }, 'quantityInStock'],
    ['fewer than none', { quantityInStock: -1 }, 'quantityInStock'],
    ['more than a billion', { quantityInStock: 1_000_000_001 }, 'quantityInStock'],
    ['a price of three decimals', { sellingPrice: 1.005 }, 'sellingPrice'],
    ['a price below nothing', { purchusePrice: -1 }, 'purchusePrice'],
    ['an unknown field', { colour: 'red' }, 'colour'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const body = { itemName: 'Wrong', quantityInStock: 1, purchusePrice: 1, sellingPrice: 1, ...wrong };
    const answer = await shop.call('POST', 'stock', body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
  });

  it('can be filled from a file, and the imported quantities are in the history', async () => {
    const file = 'Item name,Quantity in stock,Purchase price,Selling price\nStapler,12,1.50,2.75\nNothing,-4,1,1\n';
    const { body } = await sendFile(app, 'stock/import', file, { token: owner, brand: 'decoration' });
    expect([body.saved, body.failed]).toMatchObject([1, [{ line: 3 }]]);
    const [stapler] = (await shop.call('GET', 'stock?q=stapler')).body;
    expect(await shop.movements(stapler)).toEqual(['correction 12']);
  });
});

describe('the quantity of an item', () => {
  it('that is entered or edited is a correction: in its history, in the activity log, and no expense', async () => {
    const made = await shop.item({ quantityInStock: 10 });
    const { body } = await shop.call('PUT', `stock/${made._id}`, { quantityInStock: 7 });
    expect(body.info.quantityInStock).toBe(7);
    await shop.call('PUT', `stock/${made._id}`, { quantityInStock: 7, lowAt: 2 });
    expect(await shop.movements(made)).toEqual(['correction 10', 'correction -3']);
    const { movements } = await shop.read(made);
    expect(movements[0]).toMatchObject({
      quantity: -3,
      quantityAfter: 7,
      source: null,
      userID: { name: 'Hodan Warsame' },
    });
    const log = (await shop.call('GET', `activity?recordID=${made._id}&sort=createdAt`)).body;
    expect(log.map((row: { action: string }) => row.action)).toEqual(['create', 'correction', 'update']);
    expect(log[1]).toMatchObject({ before: { quantityInStock: 10 }, after: { quantityInStock: 7 } });
    expect((await shop.call('GET', 'transection')).body).toEqual([]);
  });

  it('shows as in stock, low or out of stock, and filters so', async () => {
    const item = await shop.item({ itemName: 'Filtered ink', quantityInStock: 6, lowAt: 5 });
    const statusNow = async (quantityInStock: number) =>
      (await shop.call('PUT', `stock/${item._id}`, { quantityInStock })).body.info.stockStatus;
    expect(item.stockStatus).toBe('enough');
    expect(await statusNow(5)).toBe('low');
    expect((await shop.call('GET', 'stock?q=filtered&stockStatus=low')).body).toHaveLength(1);
    expect(await statusNow(0)).toBe('empty');
    expect((await shop.call('GET', 'stock?q=filtered&stockStatus=empty')).body).toHaveLength(1);
    expect((await shop.call('GET', 'stock?q=filtered&stockStatus=enough')).body).toEqual([]);
  });

  it('is refused where another changed it in between', async () => {
    const made = await shop.item();
    await shop.call('PUT', `stock/${made._id}`, { quantityInStock: 4 });
    const late = await shop.call('PUT', `stock/${made._id}`, { quantityInStock: 9, __v: made.__v });
    expect(late.status).toBe(409);
    expect((await shop.read(made)).quantityInStock).toBe(4);
  });

  it('has a history in pages, newest first, which a record sent back carries without effect', async () => {
    const made = await shop.item({ quantityInStock: 1 });
    for (let quantityInStock = 2; quantityInStock <= 27; quantityInStock++)
      await shop.call('PUT', `stock/${made._id}`, { quantityInStock });
    const page = await shop.call('GET', `stock/${made._id}?movementsPage=2`);
    expect(page.headers['x-total-count']).toBe('27');
    expect(page.body.movements.map((one: { quantityAfter: number }) => one.quantityAfter)).toEqual([2, 1]);
    expect((await shop.call('PUT', `stock/${made._id}`, page.body)).status).toBe(200);
    expect((await shop.call('GET', `stock/${made._id}?page=2`)).status).toBe(400);
  });
});

it('an item that no document names can be deleted, with its corrections', async () => {
  const made = await shop.item();
  expect((await shop.call('DELETE', `stock/${made._id}`)).status).toBe(200);
  expect((await shop.call('GET', `stock/${made._id}`)).status).toBe(404);
});
