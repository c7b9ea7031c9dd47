// Proves AL6, AL8, AL9, AC8, AC11.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenTold } from '#database/verify/told';
import { runChecks } from '#database/verify/run';
import { type Counter, type Posting, startCounter } from '#testing/academy-money';
import { type Account, type AccountRecords, accountRecords, savedAccount } from '#testing/money-accounts';
import { peopleRecords } from '#testing/people-records';
import { type ShopSales, shopSales } from '#testing/shop-sales';
import { expectSaved, startTestApp } from '#testing/test-app';
import { feeSlices } from '#testing/parts/fee';
import { shopSlices } from '#testing/parts/shop';
import { payrollSlice } from '#features/people/payroll/payroll-slice.server';
import { summarySlice } from '#features/dashboards/summary/summary-slice.server';

let counter: Counter;
let accounts: AccountRecords;
let shop: ShopSales;
let closeNo = 40;
const [yesterday, today] = ['2026-11-22', '2026-11-23'];

beforeAll(async () => {
  counter = await startCounter(
    await startTestApp({ slices: [...feeSlices, ...shopSlices, payrollSlice, summarySlice] }),
    '2026-11-22T20:00:00Z',
  );
  accounts = accountRecords(counter);
  // Goods are sold in the academy too.
  shop = shopSales(counter.app, counter.owner, 'academy');
});
afterAll(() => counter.app.stop());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  counter.app.call(method, path, { token: counter.owner, ...(body === undefined ? {} : { body }) });

/** What was made of a document that was made yesterday, counted in the evening, and voided today. */
interface Story {
  /** Makes it in an account, and answers its path. */
  make(into: Account): Promise<string>;
  readonly amount: number;
  readonly side: 'income' | 'expense';
  /** What is said where its amount, date or account is to change. */
  readonly change?: object;
  /** A change that moves no money. */
  readonly harmless?: object;
}

const stories: Readonly<Record<string, Story>> = {
  'a fee receipt': {
    amount: 25,
    side: 'income',
    change: { AmountPaid: 20 },
    harmless: { phoneReceipt: '252612345600' },
    make: async ({ _id: accountID }) => {
      const { make, money } = counter;
      const [student, place] = [await make.student(), await make.class()];
      await expectSaved(money.enrol(student, place));
      const [fee] = (await expectSaved(money.chargeStudent(student, place, { feeAmount: 25 }))).body.info;
      const paid = { phonePaid: null, datePaid: yesterday, accountID };
      return `receipt/${(await expectSaved(money.pay(fee, 25, paid))).body.info._id}`;
    },
  },
  'a sale with its receipt': {
    amount: 9,
    side: 'income',
    make: async ({ _id: accountID }) => {
      // A walk-in customer's: the receipt goes with the sale.
      const paid = { isReceipt: true, amountPaid: 9, accountID, date: `${yesterday}T09:00:00Z` };
      return `invoice/${(await expectSaved(shop.sell([[await shop.item(), 2, 4.5]], paid))).body.currentinvoice._id}`;
    },
  },
  'a purchase': {
    amount: 30,
    side: 'expense',
    change: { Quantity: 9 },
    harmless: { salingPrice: 6 },
    make: async ({ _id: accountID }) => {
      const made = await expectSaved(
        shop.buy(await shop.item(), { Quantity: 10, purchasePrice: 3, salingPrice: 5, accountID }),
      );
      return `purchase/${made.body.info._id}`;
    },
  },
  'a payroll': {
    amount: 40,
    side: 'expense',
    make: async ({ _id: accountID }) => {
      const { _id } = await peopleRecords(counter.app, counter.owner).employee();
      const body = { employee: [_id], feetype: 'others', monthly: 'November', Year: 2026, Amount: 40 };
      const [made] = (await expectSaved(call('POST', 'payroll', body))).body.info;
      const [paid] = (await expectSaved(call('POST', 'payroll/pay', { ids: [made._id], accountID }))).body.info;
      expect(paid.accountID).toMatchObject({ _id: accountID });
      return `payroll/${made._id}`;
    },
  },
  'a row by hand': {
    amount: 12,
    side: 'expense',
    change: { amount: 13 },
    harmless: { description: 'Rent of November' },
    make: async ({ _id: accountID }) => {
      const row = {
        transectionType: 'expense',
        type: 'rent',
        name: 'Landlord',
        amount: 12,
        date: yesterday,
        description: 'x',
      };
      return `transection/${(await expectSaved(call('POST', 'transection', { ...row, accountID }))).body.info._id}`;
    },
  },
};

/** The live rows of the statement that are in an account. */
async function rowsOf({ _id }: Account): Promise<Posting[]> {
  return (await call('GET', `transection?accountID=${_id}&sort=transectionNo`)).body;
}

// No close stands behind the numbers that are written here; what must hold of closes is proved with them.
const ofOthers = () => counter.app.whole.product.checks.filter(({ name }) => !name.startsWith('close-'));

async function broken(): Promise<string[]> {
  const found = await runChecks(counter.app.database.pool, {
    brands: ['academy'],
    checks: ofOthers(),
    most: 5,
    progress: () => undefined,
  });
  return found.flatMap(({ results }) =>
    results.flatMap((result) => result.found.map((values) => brokenTold(result, values))),
  );
}

describe('what a close has counted never moves', () => {
  it.each(Object.entries(stories))('%s is taken back by a second row of today, once', async (_what, story) => {
    counter.app.setClock(new Date(`${yesterday}T20:00:00Z`));
    const into = await savedAccount(accounts.make({ name: `Box ${++closeNo}`, kind: 'cash' }));
    const path = await story.make(into);
    await accounts.close(into, yesterday, closeNo);
    counter.app.setClock(new Date(`${today}T06:00:00Z`));
    const sign = story.side === 'income' ? 1 : -1;
    expect((await accounts.named(into.name)).balance).toBe(sign * story.amount);
    const moved = story.change && (await call('PUT', path, story.change));
    if (moved)
      expect([moved.status, moved.body.message]).toEqual([
        409,
        `Counted in close ${closeNo}. Void it and enter it again`,
      ]);
    if (story.harmless) expect((await call('PUT', path, story.harmless)).status).toBe(200);
    await expectSaved(call('DELETE', path, { reason: 'Wrong student' }));
    const [counted, taken, ...more] = await rowsOf(into);
    expect(more).toEqual([]);
    expect(counted).toMatchObject({ closeNo, reverses: null, date: yesterday, amount: story.amount });
    expect(taken).toMatchObject({
      type: 'reversal',
      transectionType: story.side === 'income' ? 'expense' : 'income',
      amount: story.amount,
      name: counted?.name,
      date: today,
      posted: true,
      closeNo: null,
      reverses: { _id: counted?._id },
      source: { kind: 'reversal', _id: taken?._id },
      description: `Takes back transaction ${counted?.transectionNo}`,
    });
    expect((await accounts.named(into.name)).balance).toBe(0);
    const again = await call('DELETE', path, { reason: 'Again' });
    expect([again.status, again.body.message]).toEqual([409, 'This document is voided and cannot be changed']);
    expect((await call('DELETE', `transection/${taken?._id}`)).status).toBe(409);
    expect(await broken()).toEqual([]);
  });

  it('a fee whose counted receipt was voided owes again, and the receipt stands among the voided ones', async () => {
    counter.app.setClock(new Date(`${yesterday}T20:00:00Z`));
    const into = await savedAccount(accounts.make({ name: `Box ${++closeNo}`, kind: 'cash' }));
    const path = (await stories['a fee receipt']?.make(into)) ?? '';
    const { feeID } = (await call('GET', path)).body;
    await accounts.close(into, yesterday, closeNo);
    counter.app.setClock(new Date(`${today}T06:00:00Z`));
    const before = (await call('GET', 'summary')).body;
    await expectSaved(call('DELETE', path));
    expect(await counter.money.fee(feeID._id)).toMatchObject({ feePaid: 0, feeBalance: 25, feeStatus: 'unpaid' });
    expect((await call('GET', `receipt?feeID=${feeID._id}`)).body).toEqual([]);
    expect((await call('GET', `receipt?feeID=${feeID._id}&voided=1`)).body).toHaveLength(1);
    const after = (await call('GET', 'summary')).body;
    expect(after).toMatchObject({ totalincome: before.totalincome, totalExpense: before.totalExpense + 25 });
  });

  it('closed books refuse it as they refuse what is not counted', async () => {
    counter.app.setClock(new Date(`${yesterday}T20:00:00Z`));
    const into = await savedAccount(accounts.make({ name: `Box ${++closeNo}`, kind: 'cash' }));
    const path = (await stories['a row by hand']?.make(into)) ?? '';
    await accounts.close(into, yesterday, closeNo);
    counter.app.setClock(new Date(`${today}T06:00:00Z`));
    await expectSaved(call('PUT', 'settings', { booksClosedUpTo: yesterday }));
    const refused = await call('DELETE', path);
    expect([refused.status, refused.body.message]).toEqual([409, `The books are closed up to ${yesterday}`]);
    await expectSaved(call('PUT', 'settings', { booksClosedUpTo: null }));
  });

  it('AC11: nothing is dated before the last close of its account, and on its day it is', async () => {
    const into = await savedAccount(accounts.make({ name: `Box ${++closeNo}`, kind: 'cash' }));
    await accounts.close(into, today, closeNo);
    const row = { transectionType: 'expense', type: 'rent', name: 'Landlord', amount: 1, description: 'x' };
    const late = await call('POST', 'transection', { ...row, date: yesterday, accountID: into._id });
    expect([late.status, late.body.errors]).toEqual([409, { date: `${into.name} was counted on ${today}` }]);
    await expectSaved(call('POST', 'transection', { ...row, date: today, accountID: into._id }));
    const till = await accounts.named('Cash');
    const transfer = await accounts.transfer(till, into, { amount: 5, date: yesterday });
    expect([transfer.status, transfer.body.errors]).toEqual([409, { date: `${into.name} was counted on ${today}` }]);
  });

  it('AC8: a transfer that a close has counted on either side is neither changed nor voided', async () => {
    const into = await savedAccount(accounts.make({ name: `Box ${++closeNo}`, kind: 'cash' }));
    const till = await accounts.named('Cash');
    const { _id, transferNo } = (await expectSaved(accounts.transfer(till, into, { amount: 5, date: today }))).body
      .info;
    const edited = await expectSaved(call('PUT', `transfer/${_id}`, { amount: 6, fee: 0.5 }));
    expect(edited.body.info).toMatchObject({ amount: 6, fee: 0.5, transferNo });
    expect((await accounts.named(into.name)).balance).toBe(6);
    await expectSaved(call('PUT', `transfer/${_id}`, { fee: 0 }));
    await accounts.close(into, today, closeNo);
    for (const refused of [
      await call('PUT', `transfer/${_id}`, { amount: 7 }),
      await call('DELETE', `transfer/${_id}`, { reason: 'Wrong box' }),
    ])
      expect([refused.status, refused.body.message]).toEqual([409, 'Make a transfer back']);
    expect(await broken()).toEqual([]);
  });

  it('AC bad input: a transfer onto itself, of nothing, or of an account that is nobody’s choice is refused', async () => {
    const [till, credit] = [await accounts.named('Cash'), await accounts.named('Customer credit')];
    const evc = await accounts.named('Evc plus');
    for (const [from, to, values, errors] of [
      [till, till, { amount: 5 }, { toID: 'Choose two different accounts' }],
      [till, evc, { amount: 0 }, { amount: 'The amount must be more than 0' }],
      [
        till,
        evc,
        { amount: '12.345' },
        { amount: 'Enter an amount like 12.50, without a sign and with at most two decimals' },
      ],
      [till, credit, { amount: 5 }, { toID: 'Select account' }],
      [till, { _id: crypto.randomUUID() }, { amount: 5 }, { toID: 'Select account' }],
    ] as const) {
      const refused = await accounts.transfer(from, to, { date: today, ...values });
      expect([refused.status, refused.body.errors]).toEqual([400, errors]);
    }
  });
});
