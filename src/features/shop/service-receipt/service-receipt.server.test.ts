// Proves S§2, S§3, S§4, S§5, S§7, R 5.3, B27, D9, D10, D11, D13, D17, D18.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeReceipts, postedBy } from '#features/ledger/debt/receipts.fixture';
import { type ServiceReceiptScene, startServiceReceipts } from './service-receipt.fixture';

let scene: ServiceReceiptScene;

beforeAll(async () => {
  scene = await startServiceReceipts();
});
afterAll(() => scene.app.stop());

describeReceipts(
  { of: 'service', posting: { type: 'service income', description: 'Service receipt', kind: 'serviceReceipt' } },
  () => scene.owing(),
);

describe('a payment of a service', () => {
  it('made 20 times at once leaves one receipt', async () => {
    const { pay, state, receipts, statement } = await scene.owing();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(100)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await state()).toMatchObject({ paid: 100, balance: 0 });
    const made = await receipts();
    expect(made).toHaveLength(1);
    const rows = await statement();
    expect(made.flatMap((receipt) => postedBy(receipt, rows))).toHaveLength(1);
  });

  it('refuses what is missing, in the words of each field', async () => {
    const { status, body } = await scene.shop.call('POST', 'serviceReceipt', {});
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
    const { shop } = scene;
    const { service, pay } = await scene.owing();
    const foreign = await pay(5, { customerID: (await shop.customer())._id });
    expect([foreign.status, foreign.body.errors]).toEqual([
      400,
      { customerID: 'This service belongs to another customer' },
    ]);
    await shop.call('DELETE', `service/${service._id}`);
    const gone = await pay(5);
    expect([gone.status, gone.body.errors]).toEqual([400, { serviceID: 'Please choose a service' }]);
  });

  it('may be made with any of the five methods', async () => {
    const { pay } = await scene.owing();
    for (const paymentMethod of ['Evc plus', 'Edahab', 'jeeb', 'cash', 'others'])
      expect((await pay(1, { paymentMethod })).body.info.paymentMethod).toBe(paymentMethod);
    expect((await pay(1, { paymentMethod: 'zaad' })).status).toBe(400);
  });
});

describe('editing a service receipt', () => {
  it('does not move it to another service or customer', async () => {
    const { shop, put } = scene;
    const { pay } = await scene.owing();
    const receipt = (await pay(30)).body.info;
    expect((await put(receipt._id, { serviceID: (await shop.service())._id })).status).toBe(409);
    expect((await put(receipt._id, { customerID: (await shop.customer())._id })).status).toBe(400);
  });
});
