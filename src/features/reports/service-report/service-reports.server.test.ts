// Proves S§2, S§5, S§7, B13, B16, H1, H2, H4, H5.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopServices, shopServices } from '#testing/shop-services';
import { ownerPassword, type TestApp, startTestApp } from '#testing/test-app';
import { serviceSlices } from '#testing/parts/service';
import { serviceReportSlice } from './service-report-slice.server';
import { serviceReceiptReportSlice } from '#features/reports/service-receipt-report/service-receipt-report-slice.server';
import { serviceDebtsSlice } from '#features/reports/service-debts/service-debts-slice.server';

let app: TestApp;
let owner: string;
let shop: ShopServices;

beforeAll(async () => {
  app = await startTestApp({
    slices: [...serviceSlices, serviceReportSlice, serviceReceiptReportSlice, serviceDebtsSlice],
  });
  await at('2026-02-10T09:00:00Z', () => app.setUp('decoration'));
  const customer = await at('2026-02-27T09:00:00Z', () => shop.customer({ name: '=Amina' }));
  const order = (serviceName: string, servicePrice: number) =>
    shop.service({ serviceName, servicePrice, quantity: 4, customerID: customer._id });
  const sign = await at('2026-02-28T20:59:00Z', () => order('February sign', 70));
  // 21:30 in UTC is the next day in Mogadishu.
  const cards = await at('2026-02-28T21:30:00Z', () => order('Cards', 120.5));
  await at('2026-03-31T20:00:00Z', async () => {
    const banner = await order('Banner', 60);
    await shop.pay(banner, 60, { datePaid: '2026-03-30' });
    await shop.pay(cards, 20.25, { datePaid: '2026-02-01' });
    const wrong = await order('Wrong', 10);
    await shop.call('DELETE', `service/${wrong._id}`);
    const { info } = (await shop.pay(sign, 5)).body;
    await shop.call('DELETE', `serviceReceipt/${info._id}`);
  });
  await at('2026-04-01T09:00:00Z', () => shop.pay(sign, 30));
});
afterAll(() => app.stop());

/** Goes on at a later moment; sessions end while days pass. */
async function at<T>(moment: string, act: () => Promise<T>): Promise<T> {
  app.setClock(new Date(moment));
  if (owner !== undefined) owner = await logIn();
  shop = shopServices(app, owner);
  const done = await act();
  if (owner === undefined) owner = await logIn();
  shop = shopServices(app, owner);
  return done;
}

const logIn = async (): Promise<string> =>
  (
    await app.call('POST', 'login', {
      brand: 'decoration',
      body: { username: 'owner@decoration.test', password: ownerPassword },
    })
  ).body.token;
const ask = (report: string, body: unknown, query = '') => shop.call('POST', `reports/${report}${query}`, body);
const march = { startDate: '2026-03-01', endDate: '2026-03-31' };
const spans = ['serviceReport', 'ServiceReceiptReport'];

describe('the service report', () => {
  it('has the services ordered in the range, by the day in the organisation’s time zone, with totals', async () => {
    const { status, body, headers } = await ask('serviceReport', march);
    expect([status, headers['x-total-count']]).toEqual([200, '2']);
    expect(body.ReportData).toMatchObject([
      {
        serviceName: 'Cards',
        customerID: { name: '=Amina', code: 1001, phone: '252615550101' },
        servicePrice: 120.5,
        quantity: 4,
        workType: 'print',
        AmountPaid: 20.25,
        Balance: 100.25,
        Status: 'percialPaid',
        createdAt: '2026-02-28T21:30:00.000Z',
      },
      { serviceName: 'Banner', Balance: 0, Status: 'fullPaid' },
    ]);
    expect(body.totals).toEqual({
      servicePrice: 180.5,
      AmountPaid: 80.25,
      Balance: 100.25,
      credited: 0,
      priceGross: 180.5,
    });
  });

  it('is ServiceReport.csv of the same rows, formulas made harmless', async () => {
    const { headers, text } = await ask('serviceReport', march, '?format=csv');
    expect(headers['content-disposition']).toContain('"ServiceReport.csv"');
    const [head, first] = text.split('\r\n');
    expect(head).toContain(
      'Service name,Customer,Total price,Quantity,Service type,Amount paid,Balance,Status,Created',
    );
    expect(first).toContain('Cards');
    expect(first).not.toMatch(/,"?=/);
  });
});

describe('the service receipt report', () => {
  it('has the live receipts made in the range, whatever day was paid on, with totals', async () => {
    const { body } = await ask('ServiceReceiptReport', march);
    expect(body.ReportData).toMatchObject([
      {
        receiptNo: 1,
        customerID: { name: '=Amina' },
        serviceID: { serviceName: 'Banner' },
        AmountPaid: 60,
        phonePaid: '252615550303',
        phoneReceipt: '252612345678',
        datePaid: '2026-03-30',
      },
      { receiptNo: 2, AmountPaid: 20.25, datePaid: '2026-02-01' },
    ]);
    expect(body.totals).toEqual({ AmountPaid: 80.25 });
  });

  it('is serviceReceiptReport.csv', async () => {
    const { headers } = await ask('ServiceReceiptReport', march, '?format=csv');
    expect(headers['content-disposition']).toContain('"serviceReceiptReport.csv"');
  });
});

describe('the service debt report', () => {
  it('has every live service with a balance, the oldest first, with totals', async () => {
    const { body } = await ask('ServiceDept', { type: '1' });
    expect(body.ReportData).toMatchObject([
      { serviceName: 'February sign', servicePrice: 70, AmountPaid: 30, Balance: 40 },
      { serviceName: 'Cards', Balance: 100.25 },
    ]);
    expect(body.totals).toEqual({ servicePrice: 190.5, AmountPaid: 50.25, Balance: 140.25 });
    expect((await ask('ServiceDept', { type: 1 })).body).toEqual(body);
  });

  it('needs its type, and knows one', async () => {
    expect((await ask('ServiceDept', {})).body.errors).toEqual({ type: 'Please select type' });
    for (const type of [2, '2', 'all', true, null])
      expect([type, (await ask('ServiceDept', { type })).status]).toEqual([type, 400]);
  });

  it('is ServiceDeptReport.csv', async () => {
    const { headers } = await ask('ServiceDept', { type: '1' }, '?format=csv');
    expect(headers['content-disposition']).toContain('"ServiceDeptReport.csv"');
  });
});

describe('reports on services', () => {
  it('need both days in order', async () => {
    for (const report of spans) {
      expect((await ask(report, {})).body.errors).toEqual({
        startDate: 'Please select start date',
        endDate: 'Please select end date',
      });
      const turned = await ask(report, { startDate: '2026-03-02', endDate: '2026-03-01' });
      expect([turned.status, turned.body.errors]).toEqual([400, { endDate: 'The end date is before the start date' }]);
    }
  });

  it('are empty ones with zero sums where nothing is found', async () => {
    const none = { startDate: '2025-01-01', endDate: '2025-01-31' };
    for (const report of spans) {
      const { status, body } = await ask(report, none);
      expect([status, body.status, body.ReportData]).toEqual([200, true, []]);
      expect(Object.values(body.totals).every((sum) => sum === 0)).toBe(true);
    }
  });

  it('page, with totals over all', async () => {
    const { body, headers } = await ask('serviceReport', march, '?page=2&pageSize=1');
    expect(body.ReportData).toMatchObject([{ serviceName: 'Banner' }]);
    expect([body.totals.servicePrice, headers['x-total-count']]).toEqual([180.5, '2']);
  });

  it('agree with the statement to the cent', async () => {
    const receipts = await ask('ServiceReceiptReport', { startDate: '2026-01-01', endDate: '2026-12-31' });
    const cents = (await shop.statement()).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(receipts.body.totals.AmountPaid * 100).toBe(cents);
    const services = await ask('serviceReport', { startDate: '2026-01-01', endDate: '2026-12-31' });
    expect(services.body.totals.AmountPaid).toBe(receipts.body.totals.AmountPaid);
    expect(services.body.totals.Balance).toBe((await ask('ServiceDept', { type: '1' })).body.totals.Balance);
  });
});
