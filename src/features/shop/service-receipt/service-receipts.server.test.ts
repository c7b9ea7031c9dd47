// Proves B9, B12.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectPaper } from '#testing/paper';
import { expectUnbroken } from '#features/ledger/debt/receipts.fixture';
import { type ServiceReceiptScene, startServiceReceipts } from './service-receipt.fixture';

let scene: ServiceReceiptScene;

beforeAll(async () => {
  scene = await startServiceReceipts();
});
afterAll(() => scene.app.stop());

describe('service receipts', () => {
  it('are numbered without a gap, after refusals and voids too', async () => {
    const { get } = scene;
    const { pay } = await scene.owing();
    await Promise.all([pay(10), pay(500), pay(10), pay(0)]);
    const receipts: { receiptNo: number }[] = await get('serviceReceipt?voided=1');
    expectUnbroken(receipts.map(({ receiptNo }) => receiptNo));
  });

  it('are found by number, customer, service and phone', async () => {
    const { shop, get } = scene;
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
    const { app } = scene;
    const academy = await app.setUp('academy');
    expect((await app.call('GET', 'serviceReceipt', { token: academy })).body).toEqual([]);
  });
});

describe('a service receipt on paper', () => {
  it('is receipt.pdf with letterhead, parties, service, amount, method, phone, who took it and the balance after', async () => {
    const { shop, get } = scene;
    const { service, pay } = await scene.owing();
    await pay(20);
    const receipt = (await pay(25)).body.info;
    await pay(5);
    expectPaper(await shop.call('GET', `serviceReceipt/${receipt._id}/pdf`), 'receipt.pdf', [
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
    ]);
    expect((await get(`serviceReceipt/${receipt._id}`)).balance).toBe(55);
    expect((await shop.call('GET', 'serviceReceipt/0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b/pdf')).status).toBe(404);
  });
});
