// Proves S§2, S§3, S§5, S§6, S§7, R 6.2, B14, B15, G5, G6.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Employee, type ShopServices, shopServices } from '#testing/shop-services';
import { ownerPassword, type TestApp, startTestApp } from '#testing/test-app';
import { serviceSlices } from '#testing/parts/service';

let app: TestApp;
let owner: string;
let shop: ShopServices;
let designer: Employee;
let printer: Employee;
let atDesk: { token: string };
let atSales: { token: string };

const design = (values: object) => ({
  workType: 'design',
  employeeID: designer._id,
  workStatus: 'assigned',
  prductionStatus: 'none',
  ...values,
});

beforeAll(async () => {
  app = await startTestApp({ slices: [...serviceSlices] });
  app.setClock(new Date('2026-02-27T09:00:00Z'));
  owner = await app.setUp('decoration');
  shop = shopServices(app, owner);
  designer = await shop.employee({ name: 'Khadra', commissionRate: 5 });
  printer = await shop.employee({ name: 'Bile', commissionRate: 2.5 });
  const seller = await shop.employee({ name: 'Liban', commissionRate: 1 });
  const before = await shop.service(design({ servicePrice: 10.1 }));
  expect(before.createdAt.slice(0, 7)).toBe('2026-02');
  // 21:30 in UTC is the first of March in Mogadishu.
  app.setClock(new Date('2026-02-28T21:30:00Z'));
  owner = await logIn('owner@decoration.test');
  shop = shopServices(app, owner);
  const wide = [{ name: 'Work', path: '/tasks' }];
  const roles = (await shop.call('GET', 'roles?role=Sales')).body;
  await shop.call('PUT', `roles/${roles[0]._id}`, {
    permissions: [...wide, { name: 'Services', path: '/service' }],
  });
  atSales = await app.logInAs(owner, 'Sales', [], 'decoration', seller._id);
  atDesk = await app.logInAs(owner, 'Desk', ['/tasks', '/service'], 'decoration', designer._id);
  await shop.service(design({ servicePrice: 33.33 }));
  const both = { workType: 'both', employeeID: designer._id, ProductionEmployeeID: printer._id };
  const statuses = { workStatus: 'progress', prductionStatus: 'assigned' };
  const sold = await shop.order({ ...both, ...statuses, servicePrice: 100, serviceName: 'Menu' });
  expect(sold.status).toBe(200);
  // Recorded by the designer, printed by the printer; and one that is the designer's in both ways.
  const record = (values: object) => shop.call('POST', 'service', values, atDesk.token);
  const customerID = (await shop.customer())._id;
  const job = { serviceName: 'Flyers', quantity: 1, customerID };
  const printed = { workType: 'print', ProductionEmployeeID: printer._id, workStatus: 'none', prductionStatus: 'done' };
  expect((await record({ ...job, ...printed, servicePrice: 40 })).status).toBe(200);
  expect((await record({ ...job, ...design({ servicePrice: 7 }) })).status).toBe(200);
  const gone = await shop.service(design({ servicePrice: 999 }));
  await shop.call('DELETE', `service/${gone._id}`);
});
afterAll(() => app.stop());

async function logIn(username: string): Promise<string> {
  const { body } = await app.call('POST', 'login', {
    brand: 'decoration',
    body: { username, password: ownerPassword },
  });
  return body.token;
}
const own = async (query = '', { token } = atDesk) =>
  (await shop.call('GET', `service/usertasks${query}`, undefined, token)).body;
const all = (query = '', token = owner) => shop.call('GET', `service/admintasks${query}`, undefined, token);
const prices = (tasks: { servicePrice: number }[]) => tasks.map(({ servicePrice }) => servicePrice);

describe('own tasks', () => {
  it('are the services that the employee designs or prints, and those that the user recorded', async () => {
    const { status, serviceTasks, salesTasks, serviceTasksCount, salesTasksCount, employeeID } = await own();
    expect([status, employeeID]).toEqual([true, designer._id]);
    expect(prices(serviceTasks)).toEqual([10.1, 33.33, 100, 7]);
    expect(prices(salesTasks)).toEqual([40, 7]);
    expect([serviceTasksCount, salesTasksCount]).toEqual([4, 2]);
    expect(serviceTasks[2]).toMatchObject({ serviceName: 'Menu', customerID: { name: 'Amina Warsame' }, Balance: 100 });
  });

  it('are counted and summed once each, at the employee’s percentage, all and of this month; voided never count', async () => {
    // 10.10 + 33.33 + 100 + 40 + 7, of which 10.10 were ordered in February.
    expect(await own('?page=1&pageSize=1')).toMatchObject({
      totalTasks: 5,
      totalTasksIncome: 190.43,
      userAmountAsPercentage: 9.52,
      currentMonthTasks: 4,
      currentMonthTasksIncomes: 180.33,
      currentMonthToatalAsPercentage: 9.02,
    });
  });

  it('page and search while the figures stay', async () => {
    const second = await own('?page=2&pageSize=1&sort=-createdAt');
    expect([prices(second.serviceTasks), prices(second.salesTasks), second.totalTasks]).toEqual([[100], [40], 5]);
    const menu = await own('?q=menu&workStatus=progress');
    expect([prices(menu.serviceTasks), menu.serviceTasksCount, menu.totalTasks]).toEqual([[100], 1, 5]);
    for (const query of ['?voided=1', '?format=pdf', '?sort=nothing', '?page=0', '?colour=red'])
      expect([query, (await shop.call('GET', `service/usertasks${query}`, undefined, atDesk.token)).status]).toEqual([
        query,
        400,
      ]);
  });

  it('are a file, of what was done or of what was recorded', async () => {
    const file = (query: string) => shop.call('GET', `service/usertasks?${query}`, undefined, atDesk.token);
    const done = await file('format=csv&Status=unpaid');
    expect(done.headers['content-disposition']).toContain('"TableContent.csv"');
    expect([done.text.includes('Menu'), done.text.split('\r\n').length]).toEqual([true, 6]);
    const recorded = await file('format=csv&part=salesTasks&q=flyers');
    expect([recorded.text.includes('Menu'), recorded.text.match(/Flyers/g)?.length]).toEqual([false, 2]);
    expect((await file('format=xlsx')).headers['content-type']).toContain('spreadsheetml');
    expect((await file('format=csv&part=figures')).body.errors).toEqual({
      part: 'The part is serviceTasks or salesTasks',
    });
    expect((await file('format=pdf')).status).toBe(400);
  });

  it('of whoever is no employee and recorded nothing are none', async () => {
    const academy = await app.setUp('academy');
    const { body } = await app.call('GET', 'service/usertasks', { token: academy });
    expect(body).toMatchObject({ totalTasks: 0, totalTasksIncome: 0, userAmountAsPercentage: 0, serviceTasks: [] });
  });
});

describe('tasks by what is left to do', () => {
  it('are open as long as an own part is, whatever is left of others’ parts; the company sees every part', async () => {
    const before = { open: await own('?work=open'), done: await own('?work=done') };
    expect([prices(before.open.serviceTasks), prices(before.done.serviceTasks)]).toEqual([[10.1, 33.33, 100, 7], []]);
    expect([prices(before.open.salesTasks), prices(before.done.salesTasks)]).toEqual([[7], [40]]);
    const menu = before.open.serviceTasks[2];
    const body = { workStatus: 'done', __v: menu.__v };
    const saved = await shop.call('PUT', `service/${menu._id}`, body, atDesk.token);
    expect(saved.status).toBe(200);
    const [open, done] = [await own('?work=open'), await own('?work=done')];
    expect([prices(open.serviceTasks), prices(done.serviceTasks)]).toEqual([[10.1, 33.33, 7], [100]]);
    // The printer's part of it is left.
    expect(prices((await all('?work=open')).body.serviceTasks)).toContain(100);
    expect(prices((await all('?work=done')).body.serviceTasks)).toEqual([40]);
    expect((await all('?work=some')).body.errors).toEqual({ work: 'work is open or done' });
    await shop.call('PUT', `service/${menu._id}`, { workStatus: 'progress' }, atDesk.token);
  });
});

describe('the tasks of the company', () => {
  it('are all services; the percentage is the sum over the employees, each at the own rate', async () => {
    const { body } = await all('', atSales.token);
    expect(prices(body.serviceTasks)).toEqual([10.1, 33.33, 100, 40, 7]);
    expect(body).toMatchObject({
      totalTasks: 5,
      totalTasksIncome: 190.43,
      // The designer's 9.52, and 2.5 % of the 140.00 that the printer printed.
      userAmountAsPercentage: 13.02,
      currentMonthTasks: 4,
      currentMonthTasksIncomes: 180.33,
      currentMonthToatalAsPercentage: 12.52,
    });
  });

  it('are for superAdmin, admin and Sales alone', async () => {
    const { token } = await app.logInAs(owner, 'admin', [], 'decoration');
    for (const may of [owner, token, atSales.token]) expect((await all('', may)).status).toBe(200);
    expect((await all('', atDesk.token)).status).toBe(403);
    const { body } = await shop.call('GET', 'roles?role=Marketing');
    await shop.call('PUT', `roles/${body[0]._id}`, { permissions: [{ name: 'Tasks', path: '/tasks' }] });
    const marketing = await app.logInAs(owner, 'Marketing', [], 'decoration');
    expect((await all('', marketing.token)).status).toBe(403);
    expect((await own('', marketing)).totalTasks).toBe(0);
  });
});

describe('the tasks report', () => {
  const ask = (body: object, query = '') => shop.call('POST', `tasksReport${query}`, body);
  const march = { startDate: '2026-03-01', endDate: '2026-03-31' };

  it('has what an employee designed or printed in the range, and its total', async () => {
    const { status, body, headers } = await ask({ employeeID: designer._id, ...march });
    expect([status, body.status, headers['x-total-count']]).toEqual([200, true, '3']);
    expect(prices(body.employeeServices)).toEqual([33.33, 100, 7]);
    expect(body.summaryData).toEqual({
      DateToDateTasks: 3,
      DateToDateTasksIncome: 140.33,
      DateToDateToatalAsPercentage: 7.02,
    });
    expect(prices((await ask({ employeeID: printer._id, ...march })).body.employeeServices)).toEqual([100, 40]);
    const february = { startDate: '2026-02-01', endDate: '2026-02-28' };
    expect(prices((await ask({ employeeID: designer._id, ...february })).body.employeeServices)).toEqual([10.1]);
  });

  it('pages while the summary stays, and is a file', async () => {
    const { body } = await ask({ employeeID: designer._id, ...march }, '?page=2&pageSize=2');
    expect([prices(body.employeeServices), body.summaryData.DateToDateTasks]).toEqual([[7], 3]);
    const file = await ask({ employeeID: designer._id, ...march }, '?format=csv');
    expect(file.headers['content-disposition']).toContain('"TableContent.csv"');
    expect(file.text).toContain('Menu');
  });

  it('is an empty one where nothing is found', async () => {
    const none = { startDate: '2025-01-01', endDate: '2025-01-31' };
    const { status, body } = await ask({ employeeID: designer._id, ...none });
    expect([status, body.employeeServices]).toEqual([200, []]);
    expect(Object.values(body.summaryData)).toEqual([0, 0, 0]);
  });

  it('asks for the employee and both days in order', async () => {
    expect((await ask({})).body.errors).toEqual({
      employeeID: 'Please select employee',
      startDate: 'Please select start date',
      endDate: 'Please select end date',
    });
    const turned = await ask({ employeeID: designer._id, startDate: '2026-03-02', endDate: '2026-03-01' });
    expect([turned.status, turned.body.errors]).toEqual([400, { endDate: 'The end date is before the start date' }]);
    const nobody = await ask({ employeeID: '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5a', ...march });
    expect([nobody.status, nobody.body.errors]).toEqual([400, { employeeID: 'Please select employee' }]);
  });
});
