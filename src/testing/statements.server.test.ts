import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counter, startCounter } from './academy-money';
import { newId } from '#kit/server/id';
import { type ShopSales, shopSales } from './shop-sales';
import { type ServiceCounter, startServices } from './shop-services';
import { statementsOf } from './statements';
import { type Answer, expectSaved } from './test-app';

let counter: Counter;
let services: ServiceCounter;
let sales: ShopSales;

beforeAll(async () => {
  counter = await startCounter();
  services = await startServices();
  sales = shopSales(services.app, services.owner);
});
afterAll(async () => {
  await counter.app.stop();
  await services.app.stop();
});

/** What is paid in parts: a payment and an edit of one, as the web app makes them. */
interface Paid {
  pay(): Promise<Answer>;
  edit(receiptID: string): Promise<Answer>;
}

async function ofFee(): Promise<Paid> {
  const { app, owner, make, money } = counter;
  const [student, place] = [await make.student(), await make.class()];
  await expectSaved(money.enrol(student, place));
  const [fee] = (await expectSaved(money.chargeStudent(student, place, { feeAmount: 100 }))).body.info;
  return {
    // The web app names its records, by which a request that is sent again is known.
    pay: () => money.pay(fee, 40, { _id: newId() }),
    edit: (id) => app.call('PUT', `receipt/${id}`, { token: owner, body: { AmountPaid: 50, __v: 0 } }),
  };
}

async function ofInvoice(): Promise<Paid> {
  const { _id: customerID } = await sales.customer();
  const { currentinvoice } = (await expectSaved(sales.sell([[await sales.item(), 4, 25]], { customerID }))).body;
  return {
    pay: () => sales.pay(currentinvoice, 40, { _id: newId() }),
    edit: (id) => sales.call('PUT', `receipt/${id}`, { amountPaid: 50, __v: 0 }),
  };
}

async function ofService(): Promise<Paid> {
  const { shop } = services;
  const service = await shop.service();
  return {
    pay: () => shop.pay(service, 40, { _id: newId() }),
    edit: (id) => shop.call('PUT', `serviceReceipt/${id}`, { AmountPaid: 50, __v: 0 }),
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
