// Proves that the salaries of a month are made for everybody in one step.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { peopleRecords, type PeopleRecords } from '#testing/people-records';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { ledgerSlices } from '#testing/parts/ledger';
import { payrollSlice } from './payroll-slice.server';

let app: TestApp;
let owner: string;
let make: PeopleRecords;
let names: Record<'hodan' | 'cali' | 'pending' | 'off' | 'unpaid', { readonly _id: string }>;

beforeAll(async () => {
  app = await startTestApp({ slices: [...ledgerSlices, payrollSlice] });
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  owner = await app.setUp();
  make = peopleRecords(app, owner);
  names = {
    hodan: await make.employee({ salaryAmount: 400 }),
    cali: await make.employee({ salaryAmount: '512.25' }),
    pending: await make.employee({ salaryAmount: 90 }),
    off: await make.employee({ salaryAmount: 80 }),
    unpaid: await make.employee({ salaryAmount: 0 }),
  };
  await put(names.pending._id, 'Pending');
  await put(names.off._id, 'off');
});
afterAll(() => app.stop());

const post = (path: string, body: unknown) => app.call('POST', path, { token: owner, body });
const put = (id: string, employeeStatus: string) =>
  expectSaved(app.call('PUT', `employee/${id}`, { token: owner, body: { employeeStatus } }));
const march = { monthly: 'March', Year: 2026 };
const salariesOf = async (month: string) =>
  (await app.call('GET', `payroll?monthly=${month}&sort=Amount`, { token: owner })).body;

it('everybody who is active and has a salary gets it once, and a preview says so before', async () => {
  await expectSaved(post('payroll', { employee: [names.hodan._id], feetype: 'salary', ...march }));
  expect((await post('payroll/salaries?preview=1', march)).body.info).toEqual({ count: 1, amount: 512.25, skipped: 1 });
  expect(await salariesOf('March')).toHaveLength(1);
  const { body } = await expectSaved(post('payroll/salaries', march));
  expect(body).toMatchObject({ message: '1 payroll made', info: { count: 1, amount: 512.25, skipped: 1 } });
  const rows = await salariesOf('March');
  expect(rows).toMatchObject([
    { employeeID: { _id: names.hodan._id }, Amount: 400, feetype: 'salary', Status: 'unpaid' },
    { employeeID: { _id: names.cali._id }, Amount: 512.25, feetype: 'salary', Status: 'unpaid' },
  ]);
  const again = await post('payroll/salaries', march);
  expect([again.status, again.body.message]).toEqual([409, 'Nobody is left without a salary for March 2026']);
});

it('twice at the same moment makes nobody’s salary twice', async () => {
  const february = { monthly: 'February', Year: 2026 };
  const answers = await Promise.all(Array.from({ length: 6 }, () => post('payroll/salaries', february)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await salariesOf('February')).toHaveLength(2);
});

it('is refused for a month too far ahead and without a month', async () => {
  const far = await post('payroll/salaries', { monthly: 'March', Year: 2126 });
  expect([far.status, Object.keys(far.body.errors)]).toEqual([400, ['Year']]);
  expect((await post('payroll/salaries', {})).body.errors).toEqual({ monthly: 'Select month', Year: 'Enter year' });
});
