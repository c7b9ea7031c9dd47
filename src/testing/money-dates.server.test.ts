import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customInvoice } from '#features/shop/invoice/sale.contract';
import { chargeAllClasses, chargeClass, chargeStudent } from '#features/academy/fee/charge.contract';
import { makePayroll } from '#features/people/payroll/payroll.contract';
import { routes } from '#app/product';
import type { Field } from '#kit/contract/field';
import { everyEntity, type Examples, makeExamples, makerOf } from './example-records';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';

/** Days of records with money in them that are not days of money, each with the reason. */
const others: Readonly<Record<string, string>> = {
  'subscription.expiredDate': 'a subscription may be bought for years',
  'employee.dateOfBirth': 'a day of the past',
  'day_close.date': 'no count is of a day to come',
  'money_account.openingDate': 'a day of the past',
  'credit_note.date': 'nothing is taken off on a day to come',
  'fee.dueDate': 'the day by which it is to be paid moves no money',
  'service.dueDate': 'the day by which it is to be paid moves no money',
  'invoice.dueDate': 'the day by which it is to be paid moves no money',
  'invoice/customInvoice dueDate': 'the day by which it is to be paid moves no money',
  'enrollment.enrolledDate': 'a day of the school: its fees are dated by themselves',
  'discount.startDate': 'from when on charges are reduced: the credit notes are dated by themselves',
  'discount.endDate': 'until when charges are reduced: the credit notes are dated by themselves',
  'follow_up.promiseDate': 'what somebody says they will do moves no money',
  'follow_up.nextDate': 'the day on which somebody is called again',
};

const dated: readonly Field['kind'][] = ['date', 'month', 'timestamp'];
const isDated = ([name, { kind }]: readonly [string, Field]) => dated.includes(kind) || name === 'Year';
const isMoney = ({ kind }: Field) => kind === 'money';

/** Every day, month and year that a call about money is sent, found in the contracts: of records and of the calls that make some. */
const moneyDates = [
  ...everyEntity
    .filter(({ fields, stored }) => [...Object.values(fields), ...Object.values(stored)].some(isMoney))
    .flatMap((of) => Object.entries(of.fields).map(([name, field]) => ({ name: `${of.table}.${name}`, field }))),
  ...[customInvoice, chargeClass, chargeAllClasses, chargeStudent, makePayroll].flatMap(({ path, body }) =>
    Object.entries<Field>(body).map(([name, field]) => ({ name: `${path} ${name}`, field })),
  ),
].filter(({ name, field }) => isDated([name.split(/[. ]/).at(-1) ?? '', field]));

let app: TestApp;
let token: string;
let examples: Examples;

beforeAll(async () => {
  app = await startWholeApp();
  // Evening in UTC, and the next day already in Mogadishu.
  app.setClock(new Date('2026-03-10T22:00:00Z'));
  token = await app.setUp();
  examples = await makeExamples(app, token, 'academy');
});
afterAll(() => app.stop());

describe('a day of money', () => {
  it('is bounded by its contract wherever one is sent, or has a reason', () => {
    const open = moneyDates.filter(({ field }) => field.nearby !== true).map(({ name }) => name);
    // A payroll's month and year are bounded together, by its server.
    const payroll = ['payroll.Year', 'payroll Year'];
    expect(open.toSorted()).toEqual([...Object.keys(others), ...payroll].toSorted());
  });

  const ofRecords = everyEntity.flatMap((of) =>
    Object.entries({ ...of.fields, ...(of.table === 'invoice' ? customInvoice.body : {}) })
      .filter(([, field]) => field.nearby)
      .map(([name, { kind }]) => [`${of.table}.${name}`, of, name, kind] as const),
  );

  it.each(ofRecords)('%s is a year ahead at most, when made and when edited', async (_called, of, name, kind) => {
    const [last, late] = kind === 'month' ? ['2027-03', '2027-04'] : ['2027-03-11', '2027-03-12'];
    const send = (value: string) => {
      const fitting = of.table === 'fee' ? { feetype: 'workshop', feeAmount: 20 } : {};
      return app.call('POST', makerOf(of), { token, body: { ...examples.bodyOf(of), ...fitting, [name]: value } });
    };
    const sentence = `Money can be dated at most a year ahead, up to ${last}`;
    for (const value of [late, kind === 'month' ? '2199-01' : '2199-12-31']) {
      const refused = await send(value);
      expect([refused.status, refused.body.errors]).toEqual([400, { [name]: sentence }]);
    }
    expect((await send(last)).status).toBe(200);
    // What the counter takes is not edited.
    const isEdited = routes.some(({ method, path }) => method === 'PUT' && path === `${of.path}/{id}`);
    if (!isEdited || !Object.hasOwn(of.fields, name)) return;
    const edit = { token, body: { [name]: late } };
    const edited = await app.call('PUT', `${of.path}/${examples.ids.get(of.table)}`, edit);
    expect([edited.status, edited.body.errors]).toEqual([400, { [name]: sentence }]);
  });

  it('a payroll is of a month a year ahead at most', async () => {
    const body = { employee: [examples.ids.get('employee')], feetype: 'others', Amount: 5, Year: 2027 };
    const send = (monthly: string, Year = 2027) =>
      app.call('POST', 'payroll', { token, body: { ...body, monthly, Year } });
    expect((await send('April')).body.errors).toEqual({
      Year: 'Money can be dated at most a year ahead, up to 2027-03',
    });
    expect((await send('January', 2199)).status).toBe(400);
    expect((await send('March')).status).toBe(200);
    const late = { token, body: { Year: 2199 } };
    expect((await app.call('PUT', `payroll/${examples.ids.get('payroll')}`, late)).status).toBe(400);
  });
});
