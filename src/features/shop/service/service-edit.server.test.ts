// Proves S§2, S§5, S§7, D11, G2, G4, G16.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServiceCounter, startServices } from '#testing/shop-services';
import { startTestApp } from '#testing/test-app';
import { serviceSlices } from '#testing/parts/service';

let app: ServiceCounter['app'];
let owner: string;
let shop: ServiceCounter['shop'];
let get: ServiceCounter['get'];
let closeBooks: ServiceCounter['closeBooks'];

beforeAll(async () => {
  ({ app, owner, shop, get, closeBooks } = await startServices(await startTestApp({ slices: [...serviceSlices] })));
});
afterAll(() => app.stop());

const put = (id: string, body: unknown) => shop.call('PUT', `service/${id}`, body);
const remove = (id: string, body?: object) => shop.call('DELETE', `service/${id}`, body);

describe('editing a service', () => {
  it('is free while nothing is paid; a record as read is a valid body', async () => {
    const made = await shop.service();
    const other = await shop.customer({ name: 'Halima' });
    const { status, body } = await put(made._id, { ...made, servicePrice: '80.25', customerID: other });
    expect([status, body.info.servicePrice, body.info.Balance, body.info.customerID.name]).toEqual([
      200,
      80.25,
      80.25,
      'Halima',
    ]);
    expect((await put(made._id, { ...made, quantity: 3 })).status).toBe(409);
  });

  it('leaves the price at what is paid or more, and the customer once a receipt is live', async () => {
    const made = await shop.service();
    const { info } = (await shop.pay(made, 60)).body;
    const less = await put(made._id, { servicePrice: 59.99 });
    expect([less.status, less.body.errors]).toEqual([
      409,
      { servicePrice: '60.00 is already paid: the amount cannot be less' },
    ]);
    const moved = await put(made._id, { customerID: (await shop.customer())._id });
    expect([moved.status, moved.body.errors]).toEqual([409, { customerID: 'This is fixed once a receipt exists' }]);
    expect((await put(made._id, { servicePrice: 60 })).body.info).toMatchObject({ Balance: 0, Status: 'fullPaid' });
    await shop.call('DELETE', `serviceReceipt/${info._id}`);
    expect((await put(made._id, { customerID: (await shop.customer())._id })).status).toBe(200);
  });

  it('that becomes a print drops a designer whom the client no longer names', async () => {
    const { _id } = await shop.employee();
    const made = await shop.service({
      workType: 'design',
      employeeID: _id,
      workStatus: 'progress',
      prductionStatus: 'none',
    });
    const printed = { workType: 'print', ProductionEmployeeID: _id, workStatus: 'none', prductionStatus: 'assigned' };
    const { status, body } = await put(made._id, printed);
    expect([status, body.info.employeeID, body.info.ProductionEmployeeID._id]).toEqual([200, null, _id]);
    expect((await put(made._id, { employeeID: _id })).body.errors).toEqual({
      employeeID: 'A print service has no designer',
    });
  });

  it('of someone who has left goes on as it was', async () => {
    const printer = await shop.employee();
    const made = await shop.service({ ProductionEmployeeID: printer._id });
    await shop.call('PUT', `employee/${printer._id}`, { employeeStatus: 'off' });
    expect((await put(made._id, { prductionStatus: 'done' })).status).toBe(200);
  });
});

describe('voiding a service', () => {
  it('takes it out of the list, which can show it with who and why', async () => {
    const made = await shop.service({ serviceName: 'Wrong order' });
    expect((await remove(made._id, { ...made, reason: 'Ordered twice' })).status).toBe(200);
    expect(await get('service?q=wrong')).toEqual([]);
    expect(await get('service?q=wrong&voided=1')).toMatchObject([
      { voidedBy: 'Hodan Warsame', voidReason: 'Ordered twice' },
    ]);
    expect((await put(made._id, { quantity: 2 })).status).toBe(409);
  });

  it('waits until its receipts are voided', async () => {
    const made = await shop.service();
    const { info } = (await shop.pay(made, 10)).body;
    const refused = await remove(made._id);
    expect([refused.status, refused.body.message]).toEqual([409, 'This service has 1 receipt: void it first']);
    await shop.call('DELETE', `serviceReceipt/${info._id}`);
    expect((await remove(made._id)).status).toBe(200);
  });

  it('keeps its customer and its employees on record', async () => {
    const made = await shop.service();
    const [customer, printer] = [made.customerID._id, made.ProductionEmployeeID?._id];
    await remove(made._id);
    expect((await shop.call('DELETE', `customers/${customer}`)).body.message).toBe('Still in use by 1 service');
    expect((await shop.call('DELETE', `employee/${printer}`)).status).toBe(409);
  });
});

describe('a service in closed books', () => {
  it('is neither made, voided, nor given another price or customer; its work goes on', async () => {
    const made = await shop.service();
    await closeBooks('2026-03-10');
    const sentence = 'The books are closed up to 2026-03-10';
    for (const refused of [
      await shop.order(),
      await remove(made._id),
      await put(made._id, { servicePrice: 90 }),
      await put(made._id, { customerID: (await shop.customer())._id }),
    ])
      expect([refused.status, refused.body.message]).toEqual([409, sentence]);
    expect((await put(made._id, { prductionStatus: 'done' })).status).toBe(200);
    await closeBooks(null);
    expect((await remove(made._id)).status).toBe(200);
  });
});

describe('whoever only has the tasks', () => {
  it('changes the status of the own part of own services, and nothing else', async () => {
    const [designer, printer] = [await shop.employee(), await shop.employee()];
    const made = await shop.service({
      workType: 'both',
      employeeID: designer._id,
      ProductionEmployeeID: printer._id,
      workStatus: 'assigned',
      prductionStatus: 'assigned',
    });
    const foreign = await shop.service();
    const { token } = await app.logInAs(owner, 'Designer', ['/tasks'], 'decoration', designer._id);
    const change = (id: string, body: object) => shop.call('PUT', `service/${id}`, body, token);
    expect((await change(made._id, { workStatus: 'progress' })).body.info.workStatus).toBe('progress');
    // The dialog may send the other status along as it is.
    expect((await change(made._id, { workStatus: 'done', prductionStatus: 'assigned' })).status).toBe(200);
    for (const [id, body] of [
      [made._id, { prductionStatus: 'done' }],
      [made._id, { workStatus: 'done', servicePrice: 1 }],
      [made._id, { serviceName: 'Mine' }],
      [foreign._id, { prductionStatus: 'done' }],
      [foreign._id, {}],
    ] as const)
      expect([body, (await change(id, body)).status]).toEqual([body, 403]);
    expect((await shop.call('GET', 'service', undefined, token)).status).toBe(403);
    expect(await shop.now(made._id)).toMatchObject({ workStatus: 'done', prductionStatus: 'assigned' });
    const press = await app.logInAs(owner, 'Press', ['/tasks'], 'decoration', printer._id);
    const printing = (body: object) => shop.call('PUT', `service/${made._id}`, body, press.token);
    expect((await printing({ prductionStatus: 'progress' })).status).toBe(200);
    expect((await printing({ workStatus: 'block' })).status).toBe(403);
  });

  it('and is Sales or an administrator changes the status of any', async () => {
    const made = await shop.service();
    const { body } = await shop.call('GET', 'roles?role=Sales');
    await shop.call('PUT', `roles/${body[0]._id}`, { permissions: [{ name: 'Tasks', path: '/tasks' }] });
    for (const role of ['Sales', 'admin']) {
      const { token } = await app.logInAs(owner, role, [], 'decoration');
      expect((await shop.call('PUT', 'service', { _id: made._id, prductionStatus: 'done' }, token)).status).toBe(200);
    }
    const { token } = await app.logInAs(owner, 'Sales', [], 'decoration');
    expect((await shop.call('PUT', `service/${made._id}`, { servicePrice: 1 }, token)).status).toBe(403);
  });
});
