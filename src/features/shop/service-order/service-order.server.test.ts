// Proves S§5, G1, G3, R 5.3.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceSlices } from '#testing/parts/service';
import { type ServiceCounter, startServices } from '#testing/shop-services';
import { startTestApp } from '#testing/test-app';

let counter: ServiceCounter;
let customerID: string;

beforeAll(async () => {
  counter = await startServices(await startTestApp({ slices: [...serviceSlices] }));
  customerID = (await counter.shop.customer({ name: 'Hawa Nur' }))._id;
});
afterAll(() => counter?.app.stop());

const order = (values: object = {}, token?: string) =>
  counter.shop.call(
    'POST',
    'serviceOrder',
    { customerID, serviceName: 'Wedding cards', servicePrice: 100, workType: 'both', ...values },
    token,
  );
const counts = async () => [
  (await counter.get('service')).length,
  (await counter.get('serviceReceipt')).length,
  (await counter.shop.statement()).length,
];

describe('an order of a service', () => {
  it('is taken before anybody knows who does it: its parts are pending', async () => {
    const { status, body } = await order();
    expect(status).toBe(200);
    expect(body.info).toMatchObject({
      quantity: 1,
      workStatus: 'pending',
      prductionStatus: 'pending',
      employeeID: null,
      ProductionEmployeeID: null,
      Balance: 100,
      Status: 'unpaid',
    });
    expect(body.receipt).toBeNull();
  });

  it('is assigned where its people are named, and has no status of a part that its type lacks', async () => {
    const printer = await counter.shop.employee();
    const { info } = (await order({ workType: 'print', ProductionEmployeeID: printer._id, quantity: 250 })).body;
    expect(info).toMatchObject({ quantity: 250, workStatus: 'none', prductionStatus: 'assigned' });
    expect((await order({ workType: 'print', employeeID: printer._id })).body.errors).toEqual({
      employeeID: 'A print service has no designer',
    });
  });

  it('takes a deposit with it: receipt, balance and statement', async () => {
    const paid = { AmountPaid: 40, paymentMethod: 'Evc plus', phonePaid: '252615550303' };
    const { info, receipt } = (await order({ serviceName: 'Shop sign', ...paid })).body;
    expect(info).toMatchObject({ AmountPaid: 40, Balance: 60, Status: 'percialPaid' });
    expect(receipt).toMatchObject({ AmountPaid: 40, balance: 60, datePaid: '2026-03-10' });
    const posted = (await counter.shop.statement()).filter(({ amount }) => amount === 40);
    expect(posted).toHaveLength(1);
  });

  it('with a deposit that cannot be taken is not taken at all', async () => {
    const before = await counts();
    expect((await order({ AmountPaid: 100.01, paymentMethod: 'cash' })).body.errors).toEqual({
      AmountPaid: 'You can only pay 100.00 or less',
    });
    expect((await order({ AmountPaid: 10, paymentMethod: 'Evc plus' })).body.errors).toEqual({
      phonePaid: 'Enter phone paid',
    });
    const seller = await counter.app.logInAs(counter.owner, 'Counter', ['/service'], 'decoration');
    expect((await order({ AmountPaid: 10, paymentMethod: 'cash' }, seller.token)).status).toBe(403);
    expect(await counts()).toEqual(before);
    expect((await order({}, seller.token)).status).toBe(200);
  });

  it('takes the same order once, however often it is sent', async () => {
    const before = await counts();
    const send = () =>
      counter.app.call('POST', 'serviceOrder', {
        token: counter.owner,
        brand: 'decoration',
        headers: { 'idempotency-key': 'order-1' },
        body: {
          customerID,
          serviceName: 'Banner',
          servicePrice: 30,
          workType: 'design',
          AmountPaid: 30,
          paymentMethod: 'cash',
        },
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body.info?._id)).size).toBe(1);
    const [services = 0, receipts = 0, rows = 0] = before;
    expect(await counts()).toEqual([services + 1, receipts + 1, rows + 1]);
  });
});

describe('a service whose people are not known yet', () => {
  it('is changed as it is, and leaves its pending status only with somebody who does it', async () => {
    const { info } = (await order({ workType: 'design' })).body;
    const put = (values: object) => counter.shop.call('PUT', `service/${info._id}`, values);
    expect((await put({ quantity: 3 })).status).toBe(200);
    expect((await put({ workStatus: 'progress' })).body.errors).toEqual({
      employeeID: 'Please select design employee',
    });
    const designer = await counter.shop.employee();
    const { body } = await put({ workStatus: 'progress', employeeID: designer._id });
    expect(body.info).toMatchObject({ workStatus: 'progress', employeeID: { _id: designer._id } });
  });

  it('is refused by the call that names its people (S§5)', async () => {
    const { body } = await counter.shop.order({ workType: 'design', workStatus: 'pending', prductionStatus: 'none' });
    expect(body.errors).toEqual({ employeeID: 'Please select design employee' });
  });
});
