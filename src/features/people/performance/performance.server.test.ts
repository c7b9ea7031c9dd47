// Proves S§3, S§5, S§7, R 5.7, B9, G7, G9, G12, G17.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { performanceBody } from '#testing/people-bodies';
import { peopleRecords, type PeopleRecords } from '#testing/people-records';
import { type TestApp, startTestApp } from '#testing/test-app';
import { ledgerSlices } from '#testing/parts/ledger';
import { payrollSlice } from '#features/people/payroll/payroll-slice.server';
import { performanceSlice } from './performance-slice.server';

const brand = 'decoration';
let app: TestApp;
let owner: string;
let make: PeopleRecords;

beforeAll(async () => {
  app = await startTestApp({ slices: [...ledgerSlices, payrollSlice, performanceSlice] });
  owner = await app.setUp(brand);
  make = peopleRecords(app, owner, brand);
});
beforeEach(() => app.setClock(new Date('2026-03-10T09:00:00Z')));
afterAll(() => app.stop());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, token = owner) =>
  app.call(method, path, { token, brand, ...(body === undefined ? {} : { body }) });
const pay = (...ids: string[]) => call('POST', 'performance/pay', { ids });
const entryOf = async (id: string) => (await call('GET', `performance/${id}`)).body;
const expensesOf = async (name: string) =>
  (await call('GET', `transection?transectionType=expense&q=${encodeURIComponent(name)}`)).body;

describe('a performance entry', () => {
  it('is asked for in its own words; the description may be left out', async () => {
    const { status, body } = await call('POST', 'performance', { description: '' });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      employeeID: 'Please select employee',
      taskType: 'Enter task type',
      quantity: 'Enter quantity',
      taskPrice: 'Enter task price',
      commission: 'Enter commission',
      taskDate: 'Enter task date',
    });
  });

  it('earns commission × task price, the quantity aside, and is read as it was saved', async () => {
    const { _id, name } = await make.employee();
    const { info } = (
      await call(
        'POST',
        'performance',
        performanceBody({ employeeID: _id, taskPrice: '33.33', commission: '0.0333', quantity: 9 }),
      )
    ).body;
    expect(info).toMatchObject({
      employeeID: { _id, name },
      taskPrice: 33.33,
      commission: 0.0333,
      total: 1.11,
      isPaid: false,
      payrollID: null,
      description: null,
      userID: { name: 'Hodan Warsame' },
      // The organisation's clock is three hours ahead.
      taskDate: '2026-03-05T07:00:00.000Z',
    });
    expect(await entryOf(info._id)).toEqual(info);
    const { total: _total, ...read } = info;
    expect((await call('PUT', `performance/${info._id}`, { ...read, commission: 1 })).body.info.total).toBe(33.33);
  });

  it('has a commission from 0 to 1000 with four decimals', async () => {
    const { _id } = await make.employee();
    for (const commission of [-1, 1000.5, 0.00001, '1e2', 'x'])
      expect(
        Object.keys((await call('POST', 'performance', performanceBody({ employeeID: _id, commission }))).body.errors),
      ).toEqual(['commission']);
    expect((await make.performance(_id, { commission: 1000, taskPrice: 1 })).total).toBe(1000);
    const tooMuch = performanceBody({ employeeID: _id, commission: 2, taskPrice: 9_999_999_999.99 });
    const refused = await call('POST', 'performance', tooMuch);
    expect([refused.status, refused.body.errors]).toEqual([400, { taskPrice: 'The total is too large' }]);
    const { _id: entry } = await make.performance(_id);
    expect((await call('PUT', `performance/${entry}`, { taskPrice: 9_999_999_999.99, commission: 1.5 })).status).toBe(
      400,
    );
  });

  it('is deleted by its id in the body', async () => {
    const { _id } = await make.employee();
    const entry = await make.performance(_id);
    expect((await call('DELETE', 'performance', { _id: entry._id })).status).toBe(200);
    expect((await call('GET', `performance/${entry._id}`)).status).toBe(404);
  });

  it('is found by employee, task type and description, ranged by the task’s day, and summed', async () => {
    const { _id, name } = await make.employee({ name: 'Findable Farah' });
    await make.performance(_id, { taskType: 'Signboard', description: 'for the bakery', taskDate: '2026-02-28T23:30' });
    await make.performance(_id, { taskType: 'Flyer', taskDate: '2026-03-01T00:30' });
    for (const [query, types] of [
      [`q=${encodeURIComponent(name)}`, ['Signboard', 'Flyer']],
      ['q=signboard', ['Signboard']],
      ['q=bakery farah', ['Signboard']],
      [`employeeID=${_id}&from=2026-03-01&to=2026-03-31`, ['Flyer']],
      [`employeeID=${_id}&to=2026-02-28`, ['Signboard']],
    ] as const) {
      const { body } = await call('GET', `performance?${query}`);
      expect([query, body.map(({ taskType }: { taskType: string }) => taskType)]).toEqual([query, types]);
    }
    const totals = (await call('GET', `performance?employeeID=${_id}`)).headers['x-totals'] ?? '';
    expect(JSON.parse(totals)).toEqual({ taskPrice: 80, total: 4 });
  });
});

describe('paying performance', () => {
  it('makes one paid commission payroll per employee and month of the task, and posts each once', async () => {
    const [a, b] = [await make.employee(), await make.employee()];
    const entries = [
      await make.performance(a._id, { taskPrice: 100, commission: 0.1 }),
      await make.performance(a._id, { taskPrice: 50, commission: 0.1, taskDate: '2026-03-31T23:59' }),
      await make.performance(a._id, { taskPrice: 70, commission: 0.1, taskDate: '2026-04-01T00:00' }),
      await make.performance(b._id, { taskPrice: 20, commission: 0.5 }),
    ];
    const { status, body } = await pay(...entries.map(({ _id }) => _id));
    expect([status, body.message]).toEqual([200, '4 performance entries paid']);
    const facts = body.info.map((one: Record<string, unknown>) => [
      (one.employeeID as { _id: string })._id,
      one.monthly,
      one.Year,
      one.Amount,
      one.feetype,
      one.Status,
      one.datePaid,
    ]);
    expect(facts).toHaveLength(3);
    expect(facts).toEqual(
      expect.arrayContaining([
        [a._id, 'March', 2026, 15, 'commission', 'paid', '2026-03-10'],
        [a._id, 'April', 2026, 7, 'commission', 'paid', '2026-03-10'],
        [b._id, 'March', 2026, 10, 'commission', 'paid', '2026-03-10'],
      ]),
    );
    expect((await expensesOf(a.name)).map(({ amount }: { amount: number }) => amount).sort()).toEqual([15, 7]);
    expect(await expensesOf(b.name)).toMatchObject([{ type: 'payroll', name: b.name, amount: 10 }]);
    for (const { _id } of entries)
      expect(await entryOf(_id)).toMatchObject({ isPaid: true, payrollID: { feeNo: expect.any(Number) } });
  });

  it('pays all or none', async () => {
    const { _id, name } = await make.employee({ name: 'None Nur' });
    const [paid, open, free] = [
      await make.performance(_id, { taskType: 'Poster' }),
      await make.performance(_id),
      await make.performance(_id, { commission: 0, taskDate: '2026-01-05T10:00' }),
    ];
    await pay(paid._id);
    const again = await pay(open._id, paid._id);
    expect([again.status, again.body.message]).toEqual([409, 'Already paid or in a payroll: Poster']);
    const nothing = await pay(open._id, free._id);
    expect([nothing.status, nothing.body.message]).toEqual([409, 'None Nur has no unpaid performance in January 2026']);
    expect((await pay(open._id, '01890a5d-ac96-774b-bcce-b302099a8057')).status).toBe(400);
    expect((await pay()).body.errors).toEqual({ ids: 'Choose at least one entry' });
    expect(await entryOf(open._id)).toMatchObject({ isPaid: false, payrollID: null });
    expect(await expensesOf(name)).toHaveLength(1);
  });

  it('posts once where ten pay at the same moment', async () => {
    const { _id, name } = await make.employee();
    const entries = [await make.performance(_id, { taskPrice: 100, commission: 0.1 }), await make.performance(_id)];
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(...entries.map((one) => one._id))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await expensesOf(name)).toMatchObject([{ amount: 12 }]);
  });

  it('fixes the entries; voiding the payroll frees them', async () => {
    const { _id, name } = await make.employee();
    const entry = await make.performance(_id);
    const [slip] = (await pay(entry._id)).body.info;
    for (const refused of [
      await call('PUT', `performance/${entry._id}`, { quantity: 3 }),
      await call('DELETE', 'performance', { _id: entry._id }),
    ])
      expect([refused.status, refused.body.message]).toEqual([409, 'This entry is paid and cannot be changed']);
    await call('DELETE', `payroll/${slip._id}`);
    expect(await entryOf(entry._id)).toMatchObject({ isPaid: false, payrollID: null });
    expect(await expensesOf(name)).toEqual([]);
    expect((await call('PUT', `performance/${entry._id}`, { quantity: 3 })).status).toBe(200);
    expect((await pay(entry._id)).status).toBe(200);
  });
});

describe('a commission payroll without an amount', () => {
  const commission = (employeeID: string, values: object = {}) =>
    call('POST', 'payroll', { employee: [employeeID], feetype: 'commission', monthly: 'March', Year: 2026, ...values });

  it('takes the unpaid performance of its month, holds it, and pays it', async () => {
    const { _id } = await make.employee();
    const march = await make.performance(_id, { taskPrice: 100, commission: 0.1 });
    const april = await make.performance(_id, { taskDate: '2026-04-01T00:00' });
    const [slip] = (await commission(_id, { Amount: '' })).body.info;
    expect(slip).toMatchObject({ Amount: 10, Status: 'unpaid' });
    expect(await entryOf(march._id)).toMatchObject({ isPaid: false, payrollID: { _id: slip._id, feeNo: slip.feeNo } });
    expect(await entryOf(april._id)).toMatchObject({ payrollID: null });
    const held = await call('PUT', `performance/${march._id}`, { quantity: 3 });
    expect([held.status, held.body.message]).toEqual([409, 'A payroll holds this entry: void the payroll first']);
    expect((await pay(march._id)).status).toBe(409);
    const fixed = await call('PUT', `payroll/${slip._id}`, { Amount: 11 });
    expect([fixed.status, fixed.body.message]).toEqual([
      409,
      'This payroll is made up of performance entries: void it and make it again',
    ]);
    await call('POST', 'payroll/pay', { ids: [slip._id] });
    expect(await entryOf(march._id)).toMatchObject({ isPaid: true });
  });

  it('is refused, naming the employee, where nothing is unpaid', async () => {
    const { _id } = await make.employee({ name: 'Idle Idris' });
    const refused = await commission(_id);
    expect([refused.status, refused.body.message]).toEqual([409, 'Idle Idris has no unpaid performance in March 2026']);
  });

  it('leaves the entries alone where the amount is given', async () => {
    const { _id } = await make.employee();
    const entry = await make.performance(_id);
    expect((await commission(_id, { Amount: 5 })).body.info).toMatchObject([{ Amount: 5 }]);
    expect(await entryOf(entry._id)).toMatchObject({ payrollID: null });
  });

  it('takes each entry once where five are made at the same moment', async () => {
    const { _id } = await make.employee();
    await make.performance(_id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => commission(_id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  });
});
