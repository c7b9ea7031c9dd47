// Proves S§3, S§4, S§5, S§7, B9, B11, G1, G2, G3.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServiceCounter, startServices } from '#testing/shop-services';
import { startTestApp } from '#testing/test-app';
import { serviceSlices } from '#testing/parts/service';

let app: ServiceCounter['app'];
let shop: ServiceCounter['shop'];
let get: ServiceCounter['get'];

beforeAll(async () => {
  ({ app, shop, get } = await startServices(await startTestApp({ slices: [...serviceSlices] })));
});
afterAll(() => app.stop());

const remove = (id: string) => shop.call('DELETE', `service/${id}`);
const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);

describe('ordering a service', () => {
  it('asks for what is missing, in the words of each field', async () => {
    const { status, body } = await shop.call('POST', 'service', {});
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      customerID: 'Please choose a customer',
      serviceName: 'Enter service name',
      servicePrice: 'Enter price',
      quantity: 'Enter quantity',
      workType: 'Enter service type',
      workStatus: 'Enter design status',
      prductionStatus: 'Enter production status',
    });
  });

  it('keeps customer, designer, printer and who recorded it, and reads them by name', async () => {
    const [designer, printer] = [
      await shop.employee({ name: 'Khadra' }),
      await shop.employee({ name: 'Bile', jobTitle: 'Printer' }),
    ];
    const customer = await shop.customer({ name: 'Hawa Nur', phone: '252615550111' });
    const made = await shop.service({
      serviceName: 'Wedding cards',
      servicePrice: '120.50',
      quantity: '200',
      workType: 'both',
      customerID: customer,
      employeeID: designer._id,
      ProductionEmployeeID: printer._id,
      workStatus: 'progress',
      prductionStatus: 'pending',
    });
    expect(made).toMatchObject({
      serviceName: 'Wedding cards',
      servicePrice: 120.5,
      quantity: 200,
      workType: 'both',
      customerID: { _id: customer._id, code: customer.code, name: 'Hawa Nur', phone: '252615550111', gender: 'female' },
      employeeID: { _id: designer._id, name: 'Khadra' },
      ProductionEmployeeID: { _id: printer._id, name: 'Bile' },
      workStatus: 'progress',
      prductionStatus: 'pending',
      userID: { name: 'Hodan Warsame' },
      AmountPaid: 0,
      Balance: 120.5,
      Status: 'unpaid',
    });
    expect(await shop.now(made._id)).toMatchObject(made);
  });

  it('costs its price as a whole, whatever the quantity', async () => {
    expect(await shop.service({ servicePrice: 30, quantity: 500 })).toMatchObject({ servicePrice: 30, Balance: 30 });
  });

  it('that costs nothing counts as paid', async () => {
    expect(await shop.service({ servicePrice: 0 })).toMatchObject({ Balance: 0, Status: 'fullPaid' });
  });

  it('takes every status of the list, and no other', async () => {
    for (const prductionStatus of ['assigned', 'progress', 'done', 'none', 'pending', 'block'])
      expect((await shop.order({ prductionStatus })).status).toBe(200);
    expect(Object.keys((await shop.order({ prductionStatus: 'ready' })).body.errors)).toEqual(['prductionStatus']);
  });

  it('needs the people and statuses of its type', async () => {
    const { _id } = await shop.employee();
    const refused = async (values: object) => {
      const { status, body } = await shop.order(values as never);
      return [status, body.errors];
    };
    expect(await refused({ workType: 'design', workStatus: 'assigned', prductionStatus: 'none' })).toEqual([
      400,
      { employeeID: 'Please select design employee' },
    ]);
    expect(
      await refused({ workType: 'print', workStatus: 'none', prductionStatus: 'assigned', ProductionEmployeeID: '' }),
    ).toEqual([400, { ProductionEmployeeID: 'Please select print employee' }]);
    expect(
      await refused({ workType: 'design', employeeID: _id, workStatus: 'done', prductionStatus: 'assigned' }),
    ).toEqual([400, { prductionStatus: 'A design service has the print status None' }]);
    const both = { workType: 'both', employeeID: _id, ProductionEmployeeID: _id, prductionStatus: 'assigned' };
    expect(await refused({ ...both, workStatus: 'none' })).toEqual([
      400,
      { workStatus: 'Where both design and print, neither status is None' },
    ]);
  });

  it('goes to employees who are active', async () => {
    const left = await shop.employee();
    await shop.call('PUT', `employee/${left._id}`, { employeeStatus: 'off' });
    for (const ProductionEmployeeID of [left._id, '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5a']) {
      const { status, body } = await shop.order({ ProductionEmployeeID });
      expect([status, body.errors]).toEqual([400, { ProductionEmployeeID: 'Choose an active employee' }]);
    }
  });

  it('of nobody is refused', async () => {
    const { status, body } = await shop.order({ customerID: '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5a' });
    expect([status, body.errors]).toEqual([400, { customerID: 'Please choose a customer' }]);
  });

  it.each([
    ['an unknown field', { colour: 'red' }, 'colour'],
    ['a quantity of nothing', { quantity: 0 }, 'quantity'],
    ['half a piece', { quantity: 1.5 }, 'quantity'],
    ['a price below zero', { servicePrice: -1 }, 'servicePrice'],
    ['a name of 121 characters', { serviceName: 'a'.repeat(121) }, 'serviceName'],
  ])('refuses %s', async (_what, wrong, field) => {
    const { status, body } = await shop.order(wrong);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('never takes what is paid, owed or the status from the client', async () => {
    const made = await shop.service({ AmountPaid: 50, Balance: 1, Status: 'fullPaid', userID: 'x' });
    expect(made).toMatchObject({ AmountPaid: 0, Balance: 100, Status: 'unpaid', userID: { name: 'Hodan Warsame' } });
  });
});

describe('the services', () => {
  it('are found by their name and by the customer’s name, code and phone', async () => {
    const customer = await shop.customer({ name: 'Xirsi Faarax', phone: '252617770007' });
    const made = await shop.service({ serviceName: 'Qalin', customerID: customer._id });
    for (const q of ['qalin', 'xirsi', '7770007', String(customer.code)])
      expect([q, ids(await get(`service?q=${q}&page=1`))]).toEqual([q, [made._id]]);
  });

  it('are offered by name with their balance: the open ones of a customer', async () => {
    const customer = await shop.customer();
    const open = await shop.service({ customerID: customer._id, serviceName: 'Open' });
    await shop.service({ customerID: customer._id, servicePrice: 0 });
    const voided = await shop.service({ customerID: customer._id });
    await remove(voided._id);
    expect(await get(`service/options?customerID=${customer._id}&open=1`)).toEqual([
      { _id: open._id, label: 'Open', Balance: 100 },
    ]);
    expect((await shop.call('GET', 'service/options?open=2')).status).toBe(400);
  });

  it('sum what they cost, what is paid and what is owed', async () => {
    const customer = await shop.customer();
    const made = await shop.service({ customerID: customer._id, servicePrice: 80 });
    await shop.service({ customerID: customer._id, servicePrice: 20 });
    await shop.pay(made, 50);
    const { headers } = await shop.call('GET', `service?customerID=${customer._id}&page=1`);
    expect(JSON.parse(headers['x-totals'] ?? '')).toEqual({
      servicePrice: 100,
      AmountPaid: 50,
      Balance: 50,
      credited: 0,
      priceGross: 100,
    });
  });
});
