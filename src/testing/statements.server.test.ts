import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counter, type Fee, startCounter } from './academy-money';
import { newId } from '#kit/server/id';
import { type ShopSales, shopSales } from './shop-sales';
import { type ServiceCounter, startServices } from './shop-services';
import { asking, statementsOf } from './statements';
import { type Answer, expectSaved, ownerPassword } from './test-app';
import { startWholeApp } from './whole-app';

let counter: Counter;
let services: ServiceCounter;
let sales: ShopSales;

beforeAll(async () => {
  counter = await startCounter(await startWholeApp());
  services = await startServices(await startWholeApp());
  sales = shopSales(services.app, services.owner);
});
afterAll(async () => {
  await counter.app.stop();
  await services.app.stop();
});

/** What is paid in parts: a payment and an edit of one, as the web app makes them. */
interface Paid {
  pay(amount?: number): Promise<Answer>;
  edit(receiptID: string, changed?: object): Promise<Answer>;
}

async function ofFee(): Promise<Paid> {
  const { app, owner, make, money } = counter;
  const [student, place] = [await make.student(), await make.class()];
  await expectSaved(money.enrol(student, place));
  const [fee] = (await expectSaved(money.chargeStudent(student, place, { feeAmount: 100 }))).body.info;
  return {
    // The web app names its records, by which a request that is sent again is known.
    pay: (amount = 40) => money.pay(fee, amount, { _id: newId() }),
    edit: (id, body = { AmountPaid: 50, __v: 0 }) => app.call('PUT', `receipt/${id}`, { token: owner, body }),
  };
}

async function ofInvoice(): Promise<Paid> {
  const { _id: customerID } = await sales.customer();
  const { currentinvoice } = (await expectSaved(sales.sell([[await sales.item(), 4, 25]], { customerID }))).body;
  return {
    pay: (amount = 40) => sales.pay(currentinvoice, amount, { _id: newId() }),
    edit: (id, body = { amountPaid: 50, __v: 0 }) => sales.call('PUT', `receipt/${id}`, body),
  };
}

async function ofService(): Promise<Paid> {
  const { shop } = services;
  const service = await shop.service();
  return {
    pay: (amount = 40) => shop.pay(service, amount, { _id: newId() }),
    edit: (id, body = { AmountPaid: 50, __v: 0 }) => shop.call('PUT', `serviceReceipt/${id}`, body),
  };
}

const mostOfPayment = 8;
const mostOfEdit = 10;

describe.each([
  ['a fee', ofFee],
  ['an invoice', ofInvoice],
  ['a service', ofService],
])('what PostgreSQL is asked for %s', (_of, owing) => {
  it(`is at most ${mostOfPayment} statements a payment and ${mostOfEdit} an edit of it, all told`, async () => {
    const { pay, edit } = await owing();
    await expectSaved(pay());
    let paid: Answer | undefined;
    const paying = await statementsOf(async () => {
      paid = await expectSaved(pay());
    });
    const editing = await statementsOf(() => expectSaved(edit(paid?.body.info._id)));
    expect([paying[0], paying.at(-1)?.toLowerCase()]).toEqual([expect.stringContaining('session'), 'commit']);
    expect(paying.length, paying.join('\n')).toBeLessThanOrEqual(mostOfPayment);
    expect(editing.length, editing.join('\n')).toBeLessThanOrEqual(mostOfEdit);
  });
});

/** What a call may cost: statements all told, round trips to PostgreSQL, and writes to its socket. */
const gates: Readonly<Record<string, readonly [statements: number, trips: number, writes: number]>> = {
  'a page of a list': [2, 1, 1],
  'a record by its key': [2, 1, 1],
  // It begins with how it is planned.
  'a choice list': [3, 1, 1],
  'a search': [2, 1, 1],
  'the dashboard': [2, 1, 1],
  'a payment': [8, 6, 6],
  'an expense': [7, 5, 5],
  'the attendance of 30': [6, 4, 4],
  'a sale of one line': [10, 8, 8],
  'a sale of ten lines': [10, 8, 8],
  'a login': [25, 23, 23],
  'an edit of a receipt': [10, 8, 8],
  'a payment of one debt at the counter': [10, 8, 8],
  'a payment of ten debts at the counter': [10, 8, 8],
  // Students, guardians and customers are a statement each, in one flight that begins with how it is planned.
  'people at the counter': [9, 5, 5],
  'a page of the accounts': [2, 1, 1],
  'the entries of an account': [4, 3, 3],
  'a close of one row': [19, 17, 17],
  'a close of thirty rows': [19, 17, 17],
};

type Calls = Readonly<Record<string, () => Promise<Answer>>>;

/** Each call of the gates, as the web app makes it. */
async function calls(): Promise<Calls> {
  return { ...(await callsOfSlices()), ...(await callsOfCounter()) };
}

/** What is done where money is taken and counted. */
async function callsOfCounter(): Promise<Calls> {
  const { app, owner: token, make, money } = counter;
  const accounts: { _id: string; name: string }[] = (await app.call('GET', 'account', { token })).body;
  const accountID = accounts.find(({ name }) => name === 'Cash')?._id;
  const [student, place] = [await make.student(), await make.class()];
  await expectSaved(money.enrol(student, place));
  const fees: Fee[] = [];
  for (let nth = 1; nth <= 10; nth++) {
    const charged = money.chargeStudent(student, place, { feeName: `Fee ${nth}`, feeAmount: 100 });
    fees.push((await expectSaved(charged)).body.info[0]);
  }
  const take = (count: number) => {
    const debts = fees.slice(0, count).map(({ _id: feeID }) => ({ feeID, amount: 1 }));
    const body = { _id: newId(), studentID: student._id, debts, payments: [{ accountID, amount: count }] };
    return app.call('POST', 'counter', { token, body });
  };
  return {
    'a payment of one debt at the counter': () => take(1),
    'a payment of ten debts at the counter': () => take(10),
    'people at the counter': () => app.call('GET', `counter/people?q=${student.stdID}`, { token }),
    'a page of the accounts': () => app.call('GET', 'account?page=1', { token }),
    'the entries of an account': () => app.call('GET', `account/${accountID}/entries?page=1`, { token }),
    'a close of one row': await closesOf(1),
    'a close of thirty rows': await closesOf(30),
  };
}

/** Counts one box after the other, each with so many rows. */
async function closesOf(rows: number): Promise<() => Promise<Answer>> {
  const { app, owner: token } = counter;
  const post = (path: string, body: object) => app.call('POST', path, { token, body: { _id: newId(), ...body } });
  const boxes: string[] = [];
  for (let nth = 1; nth <= 3; nth++) {
    const { _id: accountID } = (await expectSaved(post('account', { name: `Box ${rows}.${nth}`, kind: 'cash' }))).body
      .info;
    for (let row = 0; row < rows; row++) await expectSaved(post('transection', { ...expense, accountID }));
    boxes.push(accountID);
  }
  return () => post('dayClose', { accountID: boxes.pop(), counted: 5 });
}

const expense = {
  transectionType: 'expense',
  type: 'rent',
  name: 'Landlord',
  amount: 5,
  date: '2026-03-10',
  description: 'March',
};

async function callsOfSlices(): Promise<Calls> {
  const { app, owner: token, make, money } = counter;
  const { pay, edit } = await ofFee();
  const [student, place] = [await make.student(), await make.class()];
  const seats = await Promise.all(Array.from({ length: 30 }, () => make.student()));
  for (const seat of seats) await expectSaved(money.enrol(seat, place));
  const items = await Promise.all(Array.from({ length: 10 }, () => sales.item({ quantityInStock: 500 })));
  const { _id: customerID } = await sales.customer();
  const sell = (count: number) =>
    sales.sell(
      items.slice(0, count).map((item) => [item, 1, 5] as const),
      { customerID, _id: newId() },
    );
  const paid = (await expectSaved(pay())).body.info._id;
  let [day, version, amount] = [0, 0, 20];
  const register = () => {
    const date = `2026-03-0${++day}`;
    return seats.map(({ _id: studentID }) => ({ studentID, classID: place._id, date, attendenceStatus: 'present' }));
  };
  return {
    'a page of a list': () => app.call('GET', 'student?page=1', { token }),
    'a record by its key': () => app.call('GET', `student/${student._id}`, { token }),
    'a choice list': () => app.call('GET', 'student/options?q=a', { token }),
    'a search': () => app.call('GET', 'student?q=amina&page=1', { token }),
    'the dashboard': () => app.call('GET', 'summary', { token }),
    'a payment': () => pay(5),
    'an expense': () => app.call('POST', 'transection', { token, body: { ...expense, _id: newId() } }),
    'the attendance of 30': () => app.call('POST', 'attendence', { token, body: register() }),
    'a sale of one line': () => sell(1),
    'a sale of ten lines': () => sell(10),
    'a login': () => app.call('POST', 'login', { body: { username: 'owner@academy.test', password: ownerPassword } }),
    'an edit of a receipt': () => edit(paid, { AmountPaid: ++amount, __v: version++ }),
  };
}

it('what a call costs between us and PostgreSQL is counted, and stays within its bounds', async () => {
  const over: string[] = [];
  for (const [what, call] of Object.entries(await calls())) {
    // The first calls ask for what is then known.
    const answered = async () => expect([what, (await call()).status]).toEqual([what, 200]);
    for (let turn = 0; turn < 2; turn++) await answered();
    const { statements, trips, writes } = await asking(answered);
    const most = gates[what] ?? [0, 0, 0];
    const cost = [statements.length, trips, writes];
    if (cost.some((count, index) => count > (most[index] ?? 0)))
      over.push(`${what}: ${cost.join(', ')} of ${most.join(', ')}\n${statements.join('\n')}`);
  }
  expect(over).toEqual([]);
});
