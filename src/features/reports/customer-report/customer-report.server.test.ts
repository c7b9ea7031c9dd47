// Proves S§1, B16, H3.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopSales } from '#testing/shop-sales';
import { shopServices } from '#testing/shop-services';
import { expectSaved, ownerPassword, type TestApp, startTestApp } from '#testing/test-app';
import { shopSlices } from '#testing/parts/shop';
import { serviceSlices } from '#testing/parts/service';
import { customerReportSlice } from './customer-report-slice.server';

let app: TestApp;
let owner: string;
const brand = 'decoration';

/** Sessions end while days pass. */
const logIn = async () =>
  (await app.call('POST', 'login', { brand, body: { username: `owner@${brand}.test`, password: ownerPassword } })).body
    .token;

beforeAll(async () => {
  app = await startTestApp({ slices: [...shopSlices, ...serviceSlices, customerReportSlice] });
  app.setClock(new Date('2026-02-10T09:00:00Z'));
  owner = await app.setUp(brand);
  await shopServices(app, owner).customer({ name: 'Earlier customer' });
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  owner = await logIn();
  const services = shopServices(app, owner);
  const sales = shopSales(app, owner);
  const amina = await services.customer({ name: 'Amina Warsame' });
  await services.customer({ name: 'Bilan Ali', phone: '252615550102' });
  const sign = await services.service({ customerID: amina._id, servicePrice: 100 });
  await expectSaved(services.pay(sign, 30.5));
  const voided = await services.service({ customerID: amina._id, servicePrice: 1000 });
  await expectSaved(services.call('DELETE', `service/${voided._id}`, {}));
  const invoice = (await expectSaved(sales.sell([[await sales.item(), 10]], { customerID: amina._id }))).body.info;
  await expectSaved(sales.pay(invoice, 20));
  const taken = (await expectSaved(sales.sell([[await sales.item(), 1]], { customerID: amina._id }))).body.info;
  await expectSaved(sales.call('DELETE', `invoice/${taken._id}`, {}));
});
afterAll(() => app.stop());

const ask = (body: unknown, query = '', token = owner) =>
  app.call('POST', `reports/customerReport${query}`, { token, brand, body });
const march = { startDate: '2026-03-01', endDate: '2026-03-31' };

describe('the customer report', () => {
  it('has the customers registered in the range with services, invoices, paid and balance, voided ones left out', async () => {
    const { body } = await ask(march);
    expect(body.ReportData).toMatchObject([
      { code: 1002, name: 'Amina Warsame', services: 1, invoices: 1, paid: 50.5, balance: 99.5 },
      { code: 1003, name: 'Bilan Ali', services: 0, invoices: 0, paid: 0, balance: 0 },
    ]);
    expect(body.totals).toEqual({ services: 1, invoices: 1, paid: 50.5, balance: 99.5 });
    const whole = await ask({ startDate: '2026-01-01', endDate: '2026-12-31' }, '?page=1&pageSize=1');
    expect(whole.body.ReportData).toMatchObject([{ name: 'Earlier customer' }]);
    expect(whole.headers['x-total-count']).toBe('3');
  });

  it('is CustomerReport.csv and CustomerReport.xlsx', async () => {
    const csv = await ask(march, '?format=csv');
    expect(csv.headers['content-disposition']).toContain('"CustomerReport.csv"');
    expect(csv.text.trim().split('\r\n')).toHaveLength(3);
    expect((await ask(march, '?format=xlsx')).headers['content-disposition']).toContain('"CustomerReport.xlsx"');
  });

  it('is empty where nothing is found, and refuses days out of order', async () => {
    const none = await ask({ startDate: '2025-01-01', endDate: '2025-01-31' });
    expect([none.status, none.body.ReportData, none.body.totals.balance]).toEqual([200, [], 0]);
    const turned = await ask({ startDate: '2026-03-02', endDate: '2026-03-01' });
    expect([turned.status, Object.keys(turned.body.errors)]).toEqual([400, ['endDate']]);
  });

  it('is open to who holds its screen, which reads nothing else', async () => {
    const { token } = await app.logInAs(owner, 'Auditor', ['/customerReport'], brand);
    expect((await ask(march, '', token)).status).toBe(200);
    expect((await app.call('GET', 'customers', { token, brand })).status).toBe(403);
  });
});
