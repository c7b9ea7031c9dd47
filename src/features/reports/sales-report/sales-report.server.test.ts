// Proves S§2, S§7, F6, H2.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopSales, shopSales } from '#testing/shop-sales';
import { type TestApp, startTestApp } from '#testing/test-app';
import { shopSlices } from '#testing/parts/shop';
import { salesReportSlice } from './sales-report-slice.server';
import { stockReportSlice } from '#features/reports/stock-report/stock-report-slice.server';

let app: TestApp;
let owner: string;
let shop: ShopSales;
let cards: { readonly _id: string };

beforeAll(async () => {
  app = await startTestApp({ slices: [...shopSlices, salesReportSlice, stockReportSlice] });
  app.setClock(new Date('2026-04-01T09:00:00Z'));
  owner = await app.setUp('decoration');
  shop = shopSales(app, owner);
  const customerID = (await shop.customer({ name: '=Amina' }))._id;
  cards = await shop.item({ itemName: 'Cards', quantityInStock: 40, purchusePrice: 2.5, sellingPrice: 4 });
  await shop.item({ itemName: 'Banner', quantityInStock: 0 });
  const sell = (date: string, values: object = { customerID }) => shop.sell([[cards, 2, 10.25]], { date, ...values });
  await sell('2026-02-28T23:59:00');
  const { body } = await sell('2026-03-01T00:00:00', { customerID, discount: '0.50' });
  await sell('2026-03-31T23:59:00', { isReceipt: true, amountPaid: 20.5 });
  await sell('2026-04-01T00:00:00');
  const wrong = await sell('2026-03-15');
  await shop.call('DELETE', `invoice/${wrong.body.info._id}`);
  await shop.pay(body.info, 5, { datePaid: '2026-04-01' });
});
afterAll(() => app.stop());

const ask = (report: string, body: unknown, query = '', token = owner) =>
  shop.call('POST', `reports/${report}${query}`, body, token);
const march = { startDate: '2026-03-01', endDate: '2026-03-31' };

describe('the sales report', () => {
  it('has the invoices dated in the range, both days counted, with totals; voided ones are in none', async () => {
    const { status, body, headers } = await ask('sales', march);
    expect([status, headers['x-total-count']]).toEqual([200, '2']);
    expect(body.ReportData).toMatchObject([
      {
        invoiceNumber: 2,
        customerID: { name: '=Amina', code: 1001 },
        Total: 20,
        discount: 0.5,
        amountPaid: 5,
        balance: 15,
      },
      { invoiceNumber: 3, customerID: null, Total: 20.5, amountPaid: 20.5, balance: 0 },
    ]);
    expect(body.totals).toEqual({
      Total: 40.5,
      discount: 0.5,
      amountPaid: 25.5,
      balance: 15,
      credited: 0,
      totalGross: 40.5,
    });
  });

  it('agrees with the list of invoices to the cent', async () => {
    const { totals } = (await ask('sales', march)).body;
    const list = await shop.call('GET', 'invoice?from=2026-03-01&to=2026-03-31&page=1');
    expect(JSON.parse(list.headers['x-totals'] ?? '')).toMatchObject(totals);
  });

  it('is SalesReport.csv of the same rows, formulas made harmless', async () => {
    const { headers, text } = await ask('sales', march, '?format=csv');
    expect(headers['content-disposition']).toContain('"SalesReport.csv"');
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('=Amina');
    expect(lines[1]).not.toMatch(/,=/);
  });

  it('asks for both days, in their order, and answers an empty range with no rows', async () => {
    expect((await ask('sales', {})).body.errors).toEqual({
      startDate: 'Please select start date',
      endDate: 'Please select end date',
    });
    const reversed = await ask('sales', { startDate: '2026-03-02', endDate: '2026-03-01' });
    expect([reversed.status, Object.keys(reversed.body.errors)]).toEqual([400, ['endDate']]);
    const { status, body } = await ask('sales', { startDate: '2020-01-01', endDate: '2020-01-31' });
    expect([status, body.ReportData, body.totals.Total]).toEqual([200, [], 0]);
  });
});

describe('the stock report', () => {
  it.each([[1], ['1']])('of type %j has what is in stock, and what it is worth', async (type) => {
    const { body } = await ask('stockReport', { type });
    expect(body.ReportData).toEqual([
      { _id: cards._id, itemName: 'Cards', quantityInStock: 32, purchusePrice: 2.5, sellingPrice: 4 },
    ]);
    expect(body.totals).toEqual({ costOfStock: 80, worthOfStock: 128 });
  });

  it('of type 2 has what is out of it, as StockReport.csv too', async () => {
    const { body } = await ask('stockReport', { type: 2 });
    expect(body.ReportData).toMatchObject([{ itemName: 'Banner', quantityInStock: 0 }]);
    const { headers, text } = await ask('stockReport', { type: 2 }, '?format=csv');
    expect(headers['content-disposition']).toContain('"StockReport.csv"');
    expect(text).toContain('Banner');
  });

  it('asks for its type', async () => {
    for (const body of [{}, { type: 3 }]) expect((await ask('stockReport', body)).status).toBe(400);
    expect((await ask('stockReport', {})).body.errors).toEqual({ type: 'Please select type' });
  });
});

it('each report is open to those who hold its screen alone', async () => {
  const { token } = await app.logInAs(owner, 'Reader', ['/salesReport'], 'decoration');
  expect((await ask('sales', march, '', token)).status).toBe(200);
  expect((await ask('stockReport', { type: 1 }, '', token)).status).toBe(403);
});
