// Proves S§6, A32, G7, G8.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { performanceBody } from '#testing/people-bodies';
import { peopleRecords, type PeopleRecords } from '#testing/people-records';
import { recordsIn, rowsOf } from '#testing/permissions/sheet';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { tasksHeader } from './performance.contract';
import { payrollSlice } from '#features/people/payroll/payroll-slice.server';
import { performanceSlice } from './performance-slice.server';

const brand = 'decoration';
let app: TestApp;
let owner: string;
let make: PeopleRecords;

beforeAll(async () => {
  app = await startTestApp({ slices: [payrollSlice, performanceSlice] });
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  owner = await app.setUp(brand);
  make = peopleRecords(app, owner, brand);
});
afterAll(() => app.stop());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token: string, body?: unknown) =>
  app.call(method, path, { token, brand, ...(body === undefined ? {} : { body }) });
const tasks = (headers: Readonly<Record<string, string>>) => JSON.parse(headers[tasksHeader] ?? '{}');
const screen = { name: 'Performance', path: '/perfomance' };

describe('Marketing', () => {
  it('sees own entries alone, and is refused what names another’s', async () => {
    const [own, other] = [await make.employee(), await make.employee()];
    const [mine, theirs] = [await make.performance(own._id), await make.performance(other._id)];
    const { token } = await app.logInAs(owner, 'Marketing', [], brand, own._id);
    expect((await call('GET', 'performance', token)).body).toMatchObject([{ _id: mine._id }]);
    expect((await call('GET', `performance/${mine._id}`, token)).status).toBe(200);
    expect((await call('GET', `performance/${theirs._id}`, token)).status).toBe(403);
    expect((await call('GET', `performance?employeeID=${other._id}`, token)).status).toBe(403);
    expect((await call('GET', `performance?employeeID=${own._id}`, token)).body).toHaveLength(1);
    const file = await call('GET', 'performance?format=csv', token);
    expect([file.text.includes(own.name), file.text.includes(other.name)]).toEqual([true, false]);
  });

  it('changes and pays nothing, as every row of permissions.csv denies it', async () => {
    const own = await make.employee();
    const mine = await make.performance(own._id);
    const { token } = await app.logInAs(owner, 'Marketing', [], brand, own._id);
    const denied = rowsOf(recordsIn('permissions.csv')).filter(
      ({ screen: of, access, path }) => of === 'role:Marketing' && access === 'deny' && path.startsWith('performance'),
    );
    expect(denied.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST performance',
      'PUT performance/{id}',
      'DELETE performance/{id}',
      'POST performance/pay',
    ]);
    for (const { status } of [
      await call('POST', 'performance', token, performanceBody({ employeeID: own._id })),
      await call('PUT', `performance/${mine._id}`, token, { quantity: 5 }),
      await call('PUT', 'performance', token, { _id: mine._id, quantity: 5 }),
      await call('DELETE', `performance/${mine._id}`, token),
      await call('DELETE', 'performance', token, { _id: mine._id }),
      await call('POST', 'performance/pay', token, { ids: [mine._id] }),
    ])
      expect(status).toBe(403);
    expect((await call('GET', `performance/${mine._id}`, owner)).body).toEqual(mine);
  });

  it('reads the number of tasks and the quantity of this month', async () => {
    const own = await make.employee();
    await make.performance(own._id, { quantity: 5, taskDate: '2026-03-01T00:00' });
    await make.performance(own._id, { quantity: 7, taskDate: '2026-03-31T23:59' });
    await make.performance(own._id, { quantity: 90, taskDate: '2026-02-28T23:59' });
    await make.performance(own._id, { quantity: 80, taskDate: '2026-04-01T00:00' });
    const { token } = await app.logInAs(owner, 'Marketing', [], brand, own._id);
    expect(tasks((await call('GET', 'performance', token)).headers)).toEqual({ required: 34, count: 12 });
    await call('PUT', `employee/${own._id}`, owner, { totalTaskRequired: 50 });
    expect(tasks((await call('GET', 'performance?page=1', token)).headers)).toEqual({ required: 50, count: 12 });
    expect((await call('GET', 'performance', owner)).headers[tasksHeader]).toBeUndefined();
  });
});

describe('a role with the performance screen', () => {
  it('pays others, and not its own employee', async () => {
    const [own, other] = [await make.employee(), await make.employee()];
    const [mine, theirs] = [await make.performance(own._id), await make.performance(other._id)];
    const { token } = await app.logInAs(owner, 'Foreman', [screen.path], brand, own._id);
    const refused = await call('POST', 'performance/pay', token, { ids: [theirs._id, mine._id] });
    expect([refused.status, refused.body.message]).toEqual([403, 'You cannot pay your own performance']);
    expect((await call('POST', 'performance/pay', token, { ids: [theirs._id] })).status).toBe(200);
  });

  it('pays nothing that it earned before its login became another employee', async () => {
    const [own, other] = [await make.employee(), await make.employee()];
    const { token, _id } = await app.logInAs(owner, 'Mover', [screen.path], brand, own._id);
    const entered = await make.performance(own._id);
    await expectSaved(call('PUT', `users/${_id}`, owner, { employeeID: other._id }));
    // Given to a third and back while the login is another's.
    await expectSaved(call('PUT', `performance/${entered._id}`, token, { employeeID: other._id }));
    await expectSaved(call('PUT', `performance/${entered._id}`, token, { employeeID: own._id }));
    const refused = await call('POST', 'performance/pay', token, { ids: [entered._id] });
    expect([refused.status, refused.body.message]).toEqual([403, 'You cannot pay your own performance']);
    const later = await make.performance(own._id);
    expect((await call('POST', 'performance/pay', token, { ids: [later._id] })).status).toBe(200);
  });

  it('pays no payroll that is made of its own entries', async () => {
    const [own, other] = [await make.employee(), await make.employee()];
    const { token, _id } = await app.logInAs(owner, 'Paymaster', ['/payroll'], brand, own._id);
    await make.performance(own._id);
    const commission = { employee: [own._id], feetype: 'commission', monthly: 'March', Year: 2026 };
    const [made] = (await expectSaved(call('POST', 'payroll', token, commission))).body.info;
    const refused = async () => {
      const { status, body } = await call('POST', 'payroll/pay', token, { ids: [made._id] });
      return [status, body.message];
    };
    expect(await refused()).toEqual([403, 'You cannot pay your own performance']);
    await expectSaved(call('PUT', `users/${_id}`, owner, { employeeID: other._id }));
    expect(await refused()).toEqual([403, 'You cannot pay your own performance']);
    await expectSaved(call('POST', 'payroll/pay', owner, { ids: [made._id] }));
  });

  it('is paid by an admin, who may pay himself', async () => {
    const own = await make.employee();
    const mine = await make.performance(own._id);
    const { token } = await app.logInAs(owner, 'admin', [], brand, own._id);
    expect((await call('POST', 'performance/pay', token, { ids: [mine._id] })).status).toBe(200);
  });
});

describe('the commission rate of an employee', () => {
  it('comes with the choice to who enters performance, and to nobody else', async () => {
    const { _id, name, jobTitle } = await make.employee({ commissionRate: 12.5 });
    const label = `${name} – ${jobTitle}`;
    const choice = async (token: string) => (await call('GET', `employee/options?ids=${_id}`, token)).body;
    const foreman = await app.logInAs(owner, 'Enterer', [screen.path], brand);
    expect(await choice(foreman.token)).toEqual([{ _id, label, commissionRate: 12.5 }]);
    const clerk = await app.logInAs(owner, 'Payer', ['/payroll'], brand);
    expect(await choice(clerk.token)).toEqual([{ _id, label }]);
    const marketing = await app.logInAs(owner, 'Marketing', [], brand);
    expect(await choice(marketing.token)).toEqual([{ _id, label }]);
  });
});
