import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Posting, type Service, type ShopServices, shopServices } from '../../../testing/shop-services';
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
const postingOf = async ({ _id }: { _id: string }) =>
  (await shop.statement()).filter((row: Posting) => row.source?._id === _id);

describe('a payment of a service', () => {
  it('is a receipt, lowers the balance and posts one service income', async () => {
    const { status, body } = await shop.pay(service, '25.50');
    expect(status).toBe(200);
    expect(body.info).toMatchObject({
      customerID: { _id: service.customerID._id, name: 'Amina Warsame', code: service.customerID.code },
      serviceID: { _id: service._id, serviceName: 'Shop sign' },
      AmountPaid: 25.5,
      paymentMethod: 'Evc plus',
      phonePaid: '252615550303',
      phoneReceipt: '252612345678',
      datePaid: '2026-03-10',
      userID: { name: 'Hodan Warsame' },
      balance: 74.5,
    });
    expect(await shop.now(service._id)).toMatchObject({ AmountPaid: 25.5, Balance: 74.5, Status: 'percialPaid' });
    expect(await postingOf(body.info)).toMatchObject([
      {
        transectionType: 'income',
        type: 'service income',
        name: 'Amina Warsame',
        amount: 25.5,
        date: '2026-03-10',
        description: `Service receipt ${body.info.receiptNo}`,
        source: { kind: 'serviceReceipt', _id: body.info._id },
        posted: true,
        userID: { name: 'Hodan Warsame' },
      },
    ]);
  });

  it('up to the balance pays the service in full', async () => {
    await shop.pay(service, 99.99);
    await shop.pay(service, 0.01);
    expect(await shop.now(service._id)).toMatchObject({ AmountPaid: 100, Balance: 0, Status: 'fullPaid' });
  });

  it('above the balance is refused and leaves nothing', async () => {
    await shop.pay(service, 40);
    const before = (await shop.statement()).length;
    const { status, body } = await shop.pay(service, 60.01);
    expect(status).toBe(409);
    expect(body).toEqual({
      status: false,
      message: 'You can only pay 60.00 or less',
      errors: { AmountPaid: 'You can only pay 60.00 or less' },
    });
    expect(await shop.statement()).toHaveLength(before);
    expect(await shop.now(service._id)).toMatchObject({ AmountPaid: 40 });
  });

  it('made 20 times at once leaves one receipt', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.pay(service, 100)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await shop.now(service._id)).toMatchObject({ AmountPaid: 100, Balance: 0 });
    const receipts = await get(`serviceReceipt?serviceID=${service._id}`);
    expect(receipts).toHaveLength(1);
    expect(await postingOf(receipts[0])).toHaveLength(1);
  });

  it('takes amounts in no other form than money, and more than 0', async () => {
    for (const amount of [12.345, '1e3', -1, ' 5', null, true, 0, '0.00', '', [5]]) {
      const { status, body } = await shop.pay(service, amount);
      expect([amount, status, Object.keys(body.errors)]).toEqual([amount, 400, ['AmountPaid']]);
    }
  });

  it('refuses what is missing, in the words of each field', async () => {
    const { status, body } = await shop.call('POST', 'serviceReceipt', {});
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      customerID: 'Please choose a customer',
      serviceID: 'Please choose a service',
      AmountPaid: 'Enter amount paid',
      phonePaid: 'Enter phone paid',
      datePaid: 'Enter date paid',
    });
  });

  it('is for the customer of a service that is not voided', async () => {
    const foreign = await shop.pay(service, 5, { customerID: (await shop.customer())._id });
    expect([foreign.status, foreign.body.errors]).toEqual([400, { customerID: 'This service is of another customer' }]);
    await shop.call('DELETE', `service/${service._id}`);
    const gone = await shop.pay(service, 5);
    expect([gone.status, gone.body.errors]).toEqual([400, { serviceID: 'Please choose a service' }]);
  });

  it('may be made with any of the five methods', async () => {
    for (const paymentMethod of ['Evc plus', 'Edahab', 'jeeb', 'cash', 'others'])
      expect((await shop.pay(service, 1, { paymentMethod })).body.info.paymentMethod).toBe(paymentMethod);
    expect((await shop.pay(service, 1, { paymentMethod: 'zaad' })).status).toBe(400);
  });

  it('sent twice under one _id is one payment', async () => {
    const _id = crypto.randomUUID();
    const [first, second] = await Promise.all([shop.pay(service, 60, { _id }), shop.pay(service, 60, { _id })]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect((await shop.pay(service, 61, { _id })).status).toBe(409);
    expect(await shop.now(service._id)).toMatchObject({ AmountPaid: 60 });
  });
});

describe('editing a service receipt', () => {
  it('moves balance and posting with it', async () => {
    const receipt = (await shop.pay(service, 30)).body.info;
    const { status, body } = await put(receipt._id, { ...receipt, AmountPaid: 100, datePaid: '2026-03-08' });
    expect(status).toBe(200);
    expect(body.info).toMatchObject({ AmountPaid: 100, balance: 0 });
    expect(await shop.now(service._id)).toMatchObject({ AmountPaid: 100, Status: 'fullPaid' });
    expect(await postingOf(receipt)).toMatchObject([{ amount: 100, date: '2026-03-08' }]);
  });

  it('goes up to the balance and its own old amount', async () => {
    await shop.pay(service, 50);
    const receipt = (await shop.pay(service, 30)).body.info;
    const refused = await put(receipt._id, { AmountPaid: 50.01 });
    expect([refused.status, refused.body.errors]).toEqual([409, { AmountPaid: 'You can only pay 50.00 or less' }]);
    expect((await put(receipt._id, { AmountPaid: 50 })).status).toBe(200);
  });

  it('does not move it to another service or customer', async () => {
    const receipt = (await shop.pay(service, 30)).body.info;
    expect((await put(receipt._id, { serviceID: (await shop.service())._id })).status).toBe(409);
    expect((await put(receipt._id, { customerID: (await shop.customer())._id })).status).toBe(400);
  });
});

describe('voiding a service receipt', () => {
  it('gives the service its balance back and takes the posting out of the statement', async () => {
    const receipt = (await shop.pay(service, 30)).body.info;
    const voided = await remove(receipt._id, { reason: 'Paid twice' });
    expect(voided.status).toBe(200);
    expect(voided.body.info).toMatchObject({ voidReason: 'Paid twice', receiptNo: receipt.receiptNo });
    expect(await shop.now(service._id)).toMatchObject({ AmountPaid: 0, Status: 'unpaid' });
    expect(await postingOf(receipt)).toEqual([]);
    expect(await get(`serviceReceipt?serviceID=${service._id}`)).toEqual([]);
    expect(await get(`serviceReceipt?serviceID=${service._id}&voided=1`)).toHaveLength(1);
    expect((await remove(receipt._id)).status).toBe(409);
    expect((await put(receipt._id, { AmountPaid: 1 })).status).toBe(409);
  });

  it('and edits and payments at the same moment leave the sum right', async () => {
    const receipt = (await shop.pay(service, 30)).body.info;
    await Promise.all([
      remove(receipt._id),
      put(receipt._id, { AmountPaid: 60 }),
      shop.pay(service, 35),
      shop.pay(service, 35),
    ]);
    const live: { AmountPaid: number }[] = await get(`serviceReceipt?serviceID=${service._id}`);
    const cents = live.reduce((sum, row) => sum + Math.round(row.AmountPaid * 100), 0);
    expect((await shop.now(service._id)).AmountPaid * 100).toBe(cents);
  });
});
