// Proves S§2, S§7, D12, H6.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academyMoney, type Fee } from '#testing/academy-money';
import { academyRecords } from '#testing/academy-records';
import { shopSales } from '#testing/shop-sales';
import { expectSaved, ownerPassword, type TestApp, startTestApp } from '#testing/test-app';
import { feeSlices } from '#testing/parts/fee';
import { shopSlices } from '#testing/parts/shop';
import { receiptReportSlice } from './receipt-report-slice.server';

let app: TestApp;
let owner: string;
let fee: Fee;

/** Sessions end while days pass. */
const logIn = async () =>
  (await app.call('POST', 'login', { body: { username: 'owner@academy.test', password: ownerPassword } })).body.token;

beforeAll(async () => {
  app = await startTestApp({ slices: [...feeSlices, ...shopSlices, receiptReportSlice] });
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  owner = await app.setUp();
  const make = academyRecords(app, owner);
  const [student, schoolClass] = [await make.student(), await make.class()];
  const money = academyMoney(app, owner);
  await expectSaved(money.enrol(student, schoolClass));
  fee = (await expectSaved(money.chargeStudent(student, schoolClass, { feeAmount: 100 }))).body.info[0];
  await expectSaved(money.pay(fee, 10));
  app.setClock(new Date('2026-04-01T20:59:00Z'));
  owner = await logIn();
  // Entered on 1 April in Mogadishu, for money that came on 31 March.
  await expectSaved(academyMoney(app, owner).pay(fee, 25.5, { datePaid: '2026-03-31' }));
});
afterAll(() => app.stop());

const report = async (from: string, to: string, token = owner) => {
  const { body, headers } = await app.call('GET', `receipt?from=${from}&to=${to}&sort=receiptNo&page=1`, { token });
  return [body.map((row: { AmountPaid: number }) => row.AmountPaid), JSON.parse(headers['x-totals'] ?? '{}')];
};

describe('the receipt report', () => {
  it('counts a receipt by the day it was entered, where the statement counts it by the day it was paid', async () => {
    expect(await report('2026-03-01', '2026-03-31')).toEqual([[10], { AmountPaid: 10 }]);
    expect(await report('2026-04-01', '2026-04-01')).toEqual([[25.5], { AmountPaid: 25.5 }]);
    const { body } = await app.call('GET', 'transection?running=1&from=2026-03-01&to=2026-03-31', { token: owner });
    expect(body.map((row: { amount: number }) => row.amount)).toEqual([10, 25.5]);
  });

  it('includes both ends of the range', async () => {
    expect((await report('2026-03-10', '2026-04-01'))[0]).toEqual([10, 25.5]);
    expect((await report('2026-03-11', '2026-03-31'))[0]).toEqual([]);
  });

  it('is TableContent.csv of the same rows', async () => {
    const csv = await app.call('GET', 'receipt?from=2026-03-01&to=2026-03-31&format=csv', { token: owner });
    expect(csv.headers['content-disposition']).toContain('"TableContent.csv"');
    expect(csv.text.trim().split('\r\n')).toHaveLength(2);
  });

  it('is of fees in the academy and of invoices in decoration', async () => {
    const decoration = await app.setUp('decoration');
    const { token } = await app.logInAs(owner, 'Auditor', ['/receiptReport']);
    const shop = (await app.logInAs(decoration, 'Auditor', ['/receiptReport'], 'decoration')).token;
    expect((await app.call('GET', 'receipt?of=fee', { token })).status).toBe(200);
    expect((await app.call('GET', 'receipt?of=invoice', { token })).status).toBe(403);
    expect((await app.call('GET', 'receipt', { token: shop, brand: 'decoration' })).status).toBe(200);
    expect((await app.call('GET', 'receipt?of=fee', { token: shop, brand: 'decoration' })).status).toBe(403);
    const { body } = await app.call('GET', 'receipt', { token });
    expect((await app.call('DELETE', `receipt/${body[0]._id}`, { token, body: {} })).status).toBe(403);
  });

  it('sums the invoice receipts of decoration', async () => {
    const token = (
      await app.call('POST', 'login', {
        brand: 'decoration',
        body: { username: 'owner@decoration.test', password: ownerPassword },
      })
    ).body.token;
    const shop = shopSales(app, token);
    const invoice = (
      await expectSaved(shop.sell([[await shop.item(), 10]], { customerID: (await shop.customer())._id }))
    ).body.info;
    await expectSaved(shop.pay(invoice, 12.5, { datePaid: '2026-03-31' }));
    const answer = await shop.call('GET', 'receipt?from=2026-04-01&to=2026-04-30');
    expect(answer.body).toMatchObject([{ amountPaid: 12.5, invoiceID: { invoiceNumber: 1 } }]);
    expect(JSON.parse(answer.headers['x-totals'] ?? '')).toEqual({ amountPaid: 12.5 });
    expect((await shop.call('GET', 'receipt?from=2026-03-01&to=2026-03-31')).body).toEqual([]);
  });
});
