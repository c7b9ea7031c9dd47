// Proves S§3, S§5, S§7, R 5.1, R 5.2, R 5.7, B9, B25, G10, G11, G12.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { peopleRecords, type PeopleRecords } from '#testing/people-records';
import { type TestApp, startTestApp } from '#testing/test-app';
import { ledgerSlices } from '#testing/parts/ledger';
import { payrollSlice } from './payroll-slice.server';

let app: TestApp;
let owner: string;
let make: PeopleRecords;

beforeAll(async () => {
  app = await startTestApp({ slices: [...ledgerSlices, payrollSlice] });
  owner = await app.setUp();
  make = peopleRecords(app, owner);
});
beforeEach(() => app.setClock(new Date('2026-03-10T09:00:00Z')));
afterAll(() => app.stop());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  app.call(method, path, { token: owner, ...(body === undefined ? {} : { body }) });
const post = (body: unknown) => call('POST', 'payroll', body);
const put = (id: string, body: unknown) => call('PUT', `payroll/${id}`, body);
const pay = (...ids: string[]) => call('POST', 'payroll/pay', { ids });
const march = { monthly: 'March', Year: 2026 };
const salaryOf = (...employee: unknown[]) => ({ employee, feetype: 'salary', ...march });
const expenses = async (q: string) => (await call('GET', `transection?transectionType=expense&q=${q}`)).body;
const others = async (Amount: unknown = 30) => {
  const { _id, name } = await make.employee();
  const { info } = (await post({ employee: [_id], feetype: 'others', ...march, Amount })).body;
  return { ...info[0], name };
};

describe('a payroll', () => {
  it('is asked for in its own words; only others need an amount', async () => {
    const refused = await post({ employee: [] });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      {
        employee: 'Please choose an employee',
        feetype: 'Select type',
        monthly: 'Select month',
        Year: 'Enter year',
      },
    ]);
    const { _id } = await make.employee();
    const bare = await post({ employee: [_id], feetype: 'others', ...march, Amount: '' });
    expect([bare.status, bare.body.errors]).toEqual([400, { Amount: 'Enter amount' }]);
    for (const Year of [1999, 2201, 'now'])
      expect(Object.keys((await post({ ...salaryOf(_id), Year })).body.errors)).toEqual(['Year']);
    expect(Object.keys((await post({ ...salaryOf(_id), monthly: 'Mars' })).body.errors)).toEqual(['monthly']);
    expect((await post({ ...salaryOf(_id), feetype: 'bonus' })).status).toBe(400);
  });

  it('makes one row per employee, numbered on, each with the own salary whatever is sent', async () => {
    const [a, b, c] = [
      await make.employee({ salaryAmount: 400 }),
      await make.employee({ salaryAmount: '512.25' }),
      await make.employee({ salaryAmount: 90 }),
    ];
    const { status, body } = await post({
      ...salaryOf(a._id, { _id: b._id }, { value: c._id, label: 'Third' }),
      Amount: 1,
      userID: a._id,
    });
    expect([status, body.message]).toEqual([200, '3 payrolls made']);
    const [first] = body.info;
    expect(body.info).toMatchObject([
      { employeeID: { _id: a._id, name: a.name }, Amount: 400, Status: 'unpaid', ...march, datePaid: null },
      { employeeID: { _id: b._id }, Amount: 512.25, feeNo: first.feeNo + 1, userID: { name: 'Hodan Warsame' } },
      { employeeID: { _id: c._id }, Amount: 90, feeNo: first.feeNo + 2 },
    ]);
  });

  it('is made for everyone or for nobody', async () => {
    const [paid, off, free] = [
      await make.employee({ name: 'Paid One' }),
      await make.employee({ name: 'Off One' }),
      await make.employee({ name: 'Free One', salaryAmount: 0 }),
    ];
    const fresh = await make.employee();
    await call('PUT', `employee/${off._id}`, { employeeStatus: 'off' });
    await post(salaryOf(paid._id));
    const before = (await call('GET', 'payroll')).body.length;
    for (const [id, status, message] of [
      [paid._id, 409, 'Paid One already has a salary for March 2026'],
      [off._id, 400, 'Off One is off and gets no payroll'],
      [free._id, 409, 'Free One has a salary of 0'],
      ['01890a5d-ac96-774b-bcce-b302099a8057', 400, 'Please choose an employee'],
    ] as const) {
      const refused = await post(salaryOf(fresh._id, id));
      expect([refused.status, refused.body.message]).toEqual([status, message]);
      expect(refused.body.errors).toEqual({ employee: message });
    }
    expect((await call('GET', 'payroll')).body).toHaveLength(before);
    expect((await post(salaryOf(fresh._id))).status).toBe(200);
  });

  it('takes one salary per employee and month, and another once that is voided', async () => {
    const { _id } = await make.employee();
    const [first] = (await post(salaryOf(_id))).body.info;
    expect((await post({ ...salaryOf(_id), monthly: 'April' })).status).toBe(200);
    expect((await post({ ...salaryOf(_id), Year: 2025 })).status).toBe(200);
    expect((await post({ employee: [_id], feetype: 'others', ...march, Amount: 5 })).status).toBe(200);
    expect((await post(salaryOf(_id))).status).toBe(409);
    expect((await call('DELETE', `payroll/${first._id}`)).status).toBe(200);
    expect((await post(salaryOf(_id))).status).toBe(200);
  });

  it('is one where five are made at the same moment', async () => {
    const { _id } = await make.employee();
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(salaryOf(_id))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect((await call('GET', `payroll?employeeID=${_id}`)).body).toHaveLength(1);
  });

  it('is found by its number and its employee, filtered by month, and sums its amounts', async () => {
    const { name, feeNo } = await others(12.5);
    expect((await call('GET', `payroll?feeNo=${feeNo}&feetype=others`)).body).toMatchObject([{ feeNo }]);
    const found = await call('GET', `payroll?q=${encodeURIComponent(name)}&monthly=March&Year=2026&Status=unpaid`);
    expect(found.body).toMatchObject([{ feeNo }]);
    expect(JSON.parse(found.headers['x-totals'] ?? '')).toEqual({ Amount: 12.5 });
  });
});

describe('paying a payroll', () => {
  it('posts one expense each, of today, and pays nobody twice', async () => {
    const [a, b] = [await others(30), await others(45.5)];
    const { status, body } = await pay(a._id, b._id, a._id);
    expect([status, body.message]).toEqual([200, '2 payrolls paid']);
    expect(body.info).toMatchObject([
      { _id: a._id, Status: 'paid', datePaid: '2026-03-10' },
      { _id: b._id, Status: 'paid' },
    ]);
    expect(await expenses(`Payroll ${a.feeNo}`)).toMatchObject([
      {
        type: 'payroll',
        name: a.name,
        amount: 30,
        date: '2026-03-10',
        description: `Payroll ${a.feeNo}`,
        source: { kind: 'payroll', _id: a._id },
        userID: { name: 'Hodan Warsame' },
      },
    ]);
    const again = await pay(b._id);
    expect([again.status, again.body.message]).toEqual([409, `Payroll ${b.feeNo} is already paid`]);
  });

  it('pays all or none', async () => {
    const [paid, open, gone] = [await others(), await others(), await others()];
    await pay(paid._id);
    await call('DELETE', `payroll/${gone._id}`);
    expect((await pay(open._id, paid._id)).status).toBe(409);
    expect((await pay(open._id, gone._id)).status).toBe(409);
    expect((await pay(open._id, '01890a5d-ac96-774b-bcce-b302099a8057')).status).toBe(400);
    expect((await pay()).body.errors).toEqual({ ids: 'Choose at least one payroll' });
    expect((await call('GET', `payroll/${open._id}`)).body.Status).toBe('unpaid');
    expect(await expenses(`Payroll ${open.feeNo}`)).toEqual([]);
  });

  it('posts one expense where twenty pay at the same moment', async () => {
    const { _id, name } = await others(77);
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(_id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await expenses(encodeURIComponent(name))).toMatchObject([{ amount: 77 }]);
  });

  it('is refused in closed books, and so is voiding what was paid in them', async () => {
    const [paid, open] = [await others(), await others()];
    await pay(paid._id);
    await call('PUT', 'settings', { booksClosedUpTo: '2026-03-10' });
    const { _id } = await make.employee();
    for (const refused of [
      await pay(open._id),
      await call('DELETE', `payroll/${paid._id}`),
      await call('DELETE', `payroll/${open._id}`),
      await put(open._id, { Amount: 1 }),
      await post(salaryOf(_id)),
    ])
      expect([refused.status, refused.body.message]).toEqual([409, 'The books are closed up to 2026-03-10']);
    await call('PUT', 'settings', { booksClosedUpTo: null });
    expect((await pay(open._id)).status).toBe(200);
  });
});

describe('changing a payroll', () => {
  it('is free while it is unpaid; a record as read is a valid body', async () => {
    const made = await others(30);
    const { name: _name, ...read } = made;
    expect((await put(made._id, read)).body.info).toMatchObject({ Amount: 30 });
    expect((await put(made._id, { Amount: '31.5', monthly: 'April', Year: 2025 })).body.info).toMatchObject({
      Amount: 31.5,
      monthly: 'April',
      Year: 2025,
    });
    const bare = await put(made._id, { Amount: '' });
    expect([bare.status, bare.body.errors]).toEqual([400, { Amount: 'Enter amount' }]);
    const other = await make.employee({ salaryAmount: 620 });
    expect((await put(made._id, { employeeID: other._id, feetype: 'salary' })).body.info).toMatchObject({
      employeeID: { _id: other._id },
      Amount: 620,
    });
    expect((await put(made._id, { Amount: 5 })).body.info.Amount).toBe(620);
  });

  it('makes no second salary of a month', async () => {
    const { _id } = await make.employee({ name: 'Twice One' });
    await post(salaryOf(_id));
    const [april] = (await post({ ...salaryOf(_id), monthly: 'April' })).body.info;
    const refused = await put(april._id, { monthly: 'March' });
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      { employeeID: 'Twice One already has a salary for March 2026' },
    ]);
    expect((await put(april._id, { Year: 2025 })).status).toBe(200);
  });

  it('ends with its payment', async () => {
    const { _id, feeNo } = await others();
    await pay(_id);
    const refused = await put(_id, { Amount: 1 });
    expect([refused.status, refused.body.message]).toEqual([409, `Payroll ${feeNo} is already paid`]);
  });
});

describe('voiding a payroll', () => {
  it('takes it and its expense out of lists and totals, and keeps its number', async () => {
    const { _id, feeNo, name } = await others(64);
    await pay(_id);
    expect((await call('DELETE', `payroll/${_id}`, { reason: 'Wrong month' })).status).toBe(200);
    expect((await call('GET', `payroll?feeNo=${feeNo}&feetype=others`)).body).toEqual([]);
    expect((await call('GET', `payroll?feeNo=${feeNo}&feetype=others&voided=1`)).body).toMatchObject([
      { _id, voidedBy: 'Hodan Warsame', voidReason: 'Wrong month' },
    ]);
    expect(await expenses(encodeURIComponent(name))).toEqual([]);
    expect((await others()).feeNo).toBeGreaterThan(feeNo);
    expect((await pay(_id)).status).toBe(409);
    expect((await put(_id, { Amount: 2 })).status).toBe(409);
  });

  it('keeps its employee from being deleted', async () => {
    const made = await others();
    const refused = await call('DELETE', `employee/${made.employeeID._id}`);
    expect([refused.status, refused.body.message]).toEqual([409, 'Still in use by 1 payroll']);
  });
});
