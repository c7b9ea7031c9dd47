import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdfText } from '../../../testing/pdf-text';
import { type Service, type ShopServices, shopServices } from '../../../testing/shop-services';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
let owner: string;
let shop: ShopServices;
let service: Service;

beforeAll(async () => {
  app = await startTestApp();
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  owner = await app.setUp('decoration');
  shop = shopServices(app, owner);
});
afterAll(() => app.stop());

/** Each test takes payments of a service of 100 of its own. */
beforeEach(async () => {
  service = await shop.service();
});

const get = async (path: string) => (await shop.call('GET', path)).body;
const put = (id: string, body: unknown) => shop.call('PUT', `serviceReceipt/${id}`, body);
const remove = (id: string, body?: object) => shop.call('DELETE', `serviceReceipt/${id}`, body);
const close = (booksClosedUpTo: string | null) => shop.call('PUT', 'settings', { booksClosedUpTo });
const unbroken = (values: number[]) =>
  expect([...values].sort((a, b) => a - b)).toEqual(values.map((_, index) => index + 1));

describe('service receipts', () => {
  it('of closed books are neither made, moved nor voided', async () => {
    const old = (await shop.pay(service, 10, { datePaid: '2026-02-28' })).body.info;
    const fresh = (await shop.pay(service, 10, { datePaid: '2026-03-02' })).body.info;
    await close('2026-02-28');
    const sentence = 'The books are closed up to 2026-02-28';
    for (const refused of [
      await shop.pay(service, 10, { datePaid: '2026-02-28' }),
      await remove(old._id),
      await put(old._id, { AmountPaid: 5 }),
      await put(fresh._id, { datePaid: '2026-02-01' }),
    ])
      expect([refused.status, refused.body.message]).toEqual([409, sentence]);
    expect((await remove(fresh._id)).status).toBe(200);
    await close(null);
    expect((await remove(old._id)).status).toBe(200);
  });

  it('are numbered without a gap, after refusals and voids too', async () => {
    await Promise.all([shop.pay(service, 10), shop.pay(service, 500), shop.pay(service, 10), shop.pay(service, 0)]);
    const receipts: { receiptNo: number }[] = await get('serviceReceipt?voided=1');
    unbroken(receipts.map(({ receiptNo }) => receiptNo));
  });

  it('are found by number, customer, service and phone', async () => {
    const customer = await shop.customer({ name: 'Xirsi Faarax', phone: '252617770007' });
    const sign = await shop.service({ customerID: customer._id, serviceName: 'Qalin' });
    const { info } = (await shop.pay(sign, 10, { phonePaid: '252618880008' })).body;
    for (const q of ['xirsi', '7770007', String(customer.code), 'qalin', '8880008'])
      expect([q, (await get(`serviceReceipt?q=${q}&page=1`)).map((one: { _id: string }) => one._id)]).toEqual([
        q,
        [info._id],
      ]);
    expect((await get(`serviceReceipt?q=${info.receiptNo}`)).length).toBeGreaterThan(0);
  });

  it('of both brands are numbered and posted apart', async () => {
    const academy = await app.setUp('academy');
    expect((await app.call('GET', 'serviceReceipt', { token: academy })).body).toEqual([]);
  });
});

describe('a service receipt on paper', () => {
  it('is receipt.pdf with letterhead, parties, service, amount, method, phone, who took it and the balance after', async () => {
    await shop.pay(service, 20);
    const receipt = (await shop.pay(service, 25)).body.info;
    await shop.pay(service, 5);
    const answer = await shop.call('GET', `serviceReceipt/${receipt._id}/pdf`);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain('receipt.pdf');
    const shown = pdfText(answer.bytes);
    for (const words of [
      'Hodan Print',
      'Maka al-Mukarama Road, Mogadishu',
      String(receipt.receiptNo),
      'Amina Warsame',
      `Customer ${service.customerID.code}`,
      'Shop sign',
      '$25.00',
      'Evc plus',
      '252615550303',
      'Hodan Warsame',
      '$55.00',
      'Thank you, dear customer',
    ])
      expect(shown).toContain(words);
    expect((await get(`serviceReceipt/${receipt._id}`)).balance).toBe(55);
    expect((await shop.call('GET', 'serviceReceipt/0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b/pdf')).status).toBe(404);
  });
});
