// Proves S§3, S§5, S§7, B26.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendFile } from '#testing/sent-file';
import { type ShopSales, startSales } from '#testing/shop-sales';
import { type TestApp, startTestApp } from '#testing/test-app';
import { shopSlices } from '#testing/parts/shop';

let app: TestApp;
let owner: string;
let shop: ShopSales;

beforeAll(async () => {
  ({ app, owner, shop } = await startSales(await startTestApp({ slices: [...shopSlices] })));
});
afterAll(() => app.stop());

describe('a supplier', () => {
  it('has a name and a phone, each asked for in its own words', async () => {
    const { status, body } = await shop.call('POST', 'suplier', {});
    expect([status, body.errors]).toEqual([400, { name: 'Enter name', phone: 'Enter phone' }]);
  });

  it('exists once with its name and phone, whatever the case; the same name with another phone is another supplier', async () => {
    const first = { name: 'Hodan Paper', phone: '252615550001' };
    expect((await shop.call('POST', 'suplier', first)).status).toBe(200);
    const second = await shop.call('POST', 'suplier', { ...first, name: 'HODAN paper' });
    expect([second.status, second.body.message]).toEqual([409, 'Supplier with this Name and Phone exists already']);
    expect((await shop.call('POST', 'suplier', { ...first, phone: '252615550002' })).status).toBe(200);
  });

  it('is found by name and phone, offered by name, changed, and deleted while nothing refers to it', async () => {
    const made = await shop.supplier({ name: 'Xamar Ink', phone: '252617778889' });
    for (const q of ['xamar', '7778889']) {
      const found = (await shop.call('GET', `suplier?q=${q}&page=1`)).body;
      expect(found.map((one: { _id: string }) => one._id)).toEqual([made._id]);
    }
    expect((await shop.call('GET', 'suplier/options?q=xamar')).body).toEqual([{ _id: made._id, label: 'Xamar Ink' }]);
    const changed = await shop.call('PUT', `suplier/${made._id}`, { ...made, name: 'Xamar Inks' });
    expect(changed.body.info.name).toBe('Xamar Inks');
    expect((await shop.call('DELETE', `suplier/${made._id}`)).status).toBe(200);
    expect((await shop.call('GET', `suplier/${made._id}`)).status).toBe(404);
  });

  it('can be filled from a file', async () => {
    const file = 'Name,Phone\nKismaayo Toner,252616660001\nNobody,12\n';
    const { body } = await sendFile(app, 'suplier/import', file, { token: owner, brand: 'decoration' });
    expect([body.saved, body.failed]).toMatchObject([1, [{ line: 3 }]]);
  });
});
