// Proves AL1, AC1, AC2, AC3, AC4, AC5, AC6, AC7, AC8, AC9, AC11.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counter, type Fee, startCounter } from '#testing/academy-money';
import { type Account, type AccountRecords, accountRecords, savedAccount } from '#testing/money-accounts';
import { expectSaved, startTestApp } from '#testing/test-app';
import { feeSlices } from '#testing/parts/fee';
import { summarySlice } from '#features/dashboards/summary/summary-slice.server';

let counter: Counter;
let accounts: AccountRecords;

beforeAll(async () => {
  counter = await startCounter(await startTestApp({ slices: [...feeSlices, summarySlice] }), '2026-11-23T09:00:00Z');
  accounts = accountRecords(counter);
});
afterAll(() => counter.app.stop());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  counter.app.call(method, path, { token: counter.owner, ...(body === undefined ? {} : { body }) });

/** A fee of a student of its own. */
async function owing(feeAmount = 100): Promise<Fee> {
  const { make, money } = counter;
  const [student, place] = [await make.student(), await make.class()];
  await expectSaved(money.enrol(student, place));
  return (await expectSaved(money.chargeStudent(student, place, { feeAmount }))).body.info[0];
}

const cash = { paymentMethod: 'cash', phonePaid: null, datePaid: '2026-11-23' } as const;

async function summary(): Promise<Readonly<Record<string, number>>> {
  return (await call('GET', 'summary')).body;
}

const byHand = {
  transectionType: 'expense',
  type: 'rent',
  name: 'Landlord',
  amount: 5,
  date: '2026-11-23',
  description: 'x',
};

/** A cash box of its own, so that no test counts another's money. */
async function box(values: object = {}): Promise<Account> {
  return savedAccount(accounts.make({ name: `Box ${crypto.randomUUID().slice(0, 8)}`, kind: 'cash', ...values }));
}

describe('accounts, by the examples of the product', () => {
  it('AC 2: an opening is what was in the box that evening, and what is entered late for an earlier day does not move it', async () => {
    const opened = await box({ openingBalance: '312.50', openingDate: '2026-11-22' });
    const before = (await call('GET', 'transection?running=1')).headers['x-totals'] ?? '{}';
    await expectSaved(counter.money.pay(await owing(25), 25, { ...cash, accountID: opened._id }));
    expect((await accounts.named(opened.name)).balance).toBe(337.5);
    await expectSaved(
      counter.money.pay(await owing(10), 10, { ...cash, datePaid: '2026-11-20', accountID: opened._id }),
    );
    const after = (await call('GET', 'transection?running=1')).headers['x-totals'] ?? '{}';
    expect(JSON.parse(after).balanceAtEnd - JSON.parse(before).balanceAtEnd).toBeCloseTo(35, 2);
    expect((await accounts.named(opened.name)).balance).toBe(337.5);
    const { rows, totals } = await accounts.entries(opened);
    expect(rows.map(({ date, runningBalance }) => [date, runningBalance])).toEqual([
      ['2026-11-20', null],
      ['2026-11-23', 337.5],
    ]);
    expect(totals).toEqual({ in: 35, out: 0, opening: null, closing: 337.5 });
    expect(await accounts.differences()).toBe(0);
  });

  it('AC 3: a transfer moves its amount, its fee is an expense, and voiding it takes all of it back', async () => {
    const [evc, till] = [await accounts.named('Evc plus'), await accounts.named('Cash')];
    const before = await summary();
    const made = await expectSaved(accounts.transfer(evc, till, { amount: 200, fee: 1, date: '2026-11-23' }));
    const { transferNo, _id } = made.body.info;
    const moved = await accounts.balances();
    expect([moved['Evc plus'], moved.Cash]).toEqual([evc.balance - 201, till.balance + 200]);
    const during = await summary();
    expect(during).toMatchObject({
      totalExpense: (before.totalExpense ?? 0) + 1,
      totalincome: before.totalincome,
    });
    const posted = (await call('GET', `transection?transectionType=expense&type=transfer fee`)).body;
    expect(posted).toMatchObject([
      { amount: 1, name: 'Cash', description: `Fee of transfer ${transferNo}`, accountID: { _id: evc._id } },
    ]);
    const bare = await call('DELETE', `transfer/${_id}`);
    expect([bare.status, bare.body.errors]).toEqual([400, { reason: 'Enter reason' }]);
    await expectSaved(call('DELETE', `transfer/${_id}`, { reason: 'Wrong wallet' }));
    expect(await accounts.balances()).toMatchObject({ 'Evc plus': evc.balance, Cash: till.balance });
    expect(await summary()).toMatchObject({ totalExpense: before.totalExpense, totalincome: before.totalincome });
    expect(await accounts.differences()).toBe(0);
  });

  it('AC 4: an old client that names no account lands in the one of its way of paying', async () => {
    const before = (await accounts.named('e-Dahab')).balance;
    const { body } = await expectSaved(
      counter.money.pay(await owing(), 40, { paymentMethod: 'Edahab', datePaid: '2026-11-23' }),
    );
    expect(body.info.accountID).toMatchObject({ name: 'e-Dahab', kind: 'wallet' });
    expect((await accounts.named('e-Dahab')).balance).toBe(before + 40);
  });

  it('AC 5: a way of paying and the account of another are refused together', async () => {
    const evc = await accounts.named('Evc plus');
    const refused = await counter.money.pay(await owing(), 40, { ...cash, accountID: evc._id });
    expect([refused.status, refused.body.errors]).toEqual([400, { paymentMethod: 'This account takes Evc plus' }]);
  });

  it('AC 6: twenty clerks at once take 5.00 each into one account', async () => {
    const into = await box();
    const fees = [];
    for (let no = 0; no < 20; no++) fees.push(await owing(5));
    const answers = await Promise.all(fees.map((fee) => counter.money.pay(fee, 5, { ...cash, accountID: into._id })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await accounts.named(into.name)).balance).toBe(100);
    expect(await accounts.differences()).toBe(0);
  });

  it('AC 7: an account that holds something is not taken out of use', async () => {
    const jeeb = await accounts.named('Jeeb');
    await expectSaved(counter.money.pay(await owing(12), 12, { paymentMethod: 'jeeb', datePaid: '2026-11-23' }));
    const refused = await accounts.put(jeeb, { number: '252615550101', isActive: false });
    expect([refused.status, refused.body.message]).toEqual([409, 'Move 12.00 to another account first']);
    await expectSaved(accounts.transfer(jeeb, await accounts.named('Cash'), { amount: 12, date: '2026-11-23' }));
    await expectSaved(accounts.put(jeeb, { number: '252615550101', isActive: false }));
    const nowhere = await counter.money.pay(await owing(12), 12, { paymentMethod: 'jeeb', datePaid: '2026-11-23' });
    expect([nowhere.status, nowhere.body.message]).toEqual([409, 'No account takes Jeeb. Add one under Accounts']);
    expect((await savedAccount(accounts.put(jeeb, { isActive: true }))).isDefault).toBe(true);
  });

  it('AC 8: a receipt that an old client sends back with another way of paying moves to that way’s account', async () => {
    const made = (
      await expectSaved(counter.money.pay(await owing(20), 20, { paymentMethod: 'jeeb', datePaid: '2026-11-23' }))
    ).body.info;
    const before = await accounts.balances();
    const { balance: _left, ...read } = (await call('GET', `receipt/${made._id}`)).body;
    const { body } = await expectSaved(call('PUT', `receipt/${made._id}`, { ...read, paymentMethod: 'cash' }));
    expect(body.info).toMatchObject({ paymentMethod: 'cash', accountID: { name: 'Cash' } });
    const after = await accounts.balances();
    expect([after.Jeeb, after.Cash]).toEqual([(before.Jeeb ?? 0) - 20, (before.Cash ?? 0) + 20]);
    const [posting] = (await call('GET', 'transection?sort=-createdAt&page=1')).body;
    expect(posting).toMatchObject({ amount: 20, accountID: { name: 'Cash' } });
    expect(await accounts.differences()).toBe(0);
  });
});

describe('where money lands', () => {
  it('an account named alone says how it was paid', async () => {
    const till = await accounts.named('Cash');
    const { money } = counter;
    const made = await expectSaved(
      money.pay(await owing(), 40, { phonePaid: null, datePaid: '2026-11-23', accountID: till._id }),
    );
    expect(made.body.info).toMatchObject({ paymentMethod: 'cash', accountID: { _id: till._id } });
    const evc = await accounts.named('Evc plus');
    const bare = await call('PUT', `receipt/${made.body.info._id}`, { accountID: evc._id });
    expect([bare.status, bare.body.errors]).toEqual([400, { phonePaid: 'Enter phone paid' }]);
    const moved = await expectSaved(
      call('PUT', `receipt/${made.body.info._id}`, { accountID: evc._id, phonePaid: '252615550303' }),
    );
    expect(moved.body.info).toMatchObject({ paymentMethod: 'Evc plus', accountID: { _id: evc._id } });
  });

  it('the caller’s own box comes before the default of a way of paying', async () => {
    const { app, owner } = counter;
    const clerk = await app.logInAs(owner, 'Clerk', ['/receipt', '/income', '/expense']);
    const own = await box({ keeperID: clerk._id });
    const entered = await app.call('POST', 'transection', { token: clerk.token, body: byHand });
    expect(entered.body.info.accountID).toMatchObject({ _id: own._id });
    expect((await call('POST', 'transection', byHand)).body.info.accountID).toMatchObject({ name: 'Cash' });
  });

  it('no unknown, no inactive account and not Customer credit is taken', async () => {
    const closed = await box();
    await expectSaved(accounts.put(closed, { isActive: false }));
    const credit = await accounts.named('Customer credit');
    for (const [accountID, message] of [
      [crypto.randomUUID(), 'Select account'],
      [credit._id, 'Select account'],
      [closed._id, 'This account is not in use'],
    ]) {
      const refused = await call('POST', 'transection', { ...byHand, accountID });
      expect([refused.status, refused.body.errors]).toEqual([400, { accountID: message }]);
    }
  });

  it('purchases, payroll and rows by hand go to the account that they name, cash otherwise', async () => {
    const into = await box();
    const { info } = (await expectSaved(call('POST', 'transection', { ...byHand, accountID: into._id }))).body;
    expect(info.accountID).toMatchObject({ _id: into._id });
    expect((await accounts.named(into.name)).balance).toBe(-5);
    const back = await expectSaved(call('PUT', `transection/${info._id}`, { ...info, amount: 6 }));
    expect(back.body.info).toMatchObject({ amount: 6, accountID: { _id: into._id } });
    await expectSaved(call('DELETE', `transection/${info._id}`));
    expect((await accounts.named(into.name)).balance).toBe(0);
  });
});

it('AC9: a second currency stands in no sum', async () => {
  const before = [await accounts.balances(), await summary()];
  await expectSaved(call('PUT', 'settings', { secondCurrency: 'Sh', secondRate: 26_000 }));
  expect([await accounts.balances(), await summary()]).toEqual(before);
});
