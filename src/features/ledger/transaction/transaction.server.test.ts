// Proves S§3, S§5, S§6, S§7, S§9, R 5.1, R 5.2, A13, AL9, D13, D14, D15.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runChecks } from '#database/verify/run';
import { accountChecks } from '#features/ledger/money-account/account-checks.server';
import { type Posting, startCounter } from '#testing/academy-money';
import { type TestApp, startTestApp } from '#testing/test-app';
import { feeSlices } from '#testing/parts/fee';

let app: TestApp;
let owner: string;
let posted: Posting;

beforeAll(async () => {
  const counter = await startCounter(await startTestApp({ slices: [...feeSlices] }));
  ({ app, owner } = counter);
  const { make, money } = counter;
  const [student, schoolClass] = [await make.student(), await make.class()];
  await money.enrol(student, schoolClass);
  const [fee] = (await money.chargeStudent(student, schoolClass)).body.info;
  await money.pay(fee, 10);
  const [first] = await money.statement();
  if (!first) throw new Error('The receipt was not posted');
  posted = first;
});
afterAll(() => app.stop());

const rent = {
  transectionType: 'expense',
  type: 'Rent',
  name: 'Landlord',
  amount: 300,
  date: '2026-03-05',
  description: 'March',
};
const service = {
  transectionType: 'income',
  type: 'service income',
  name: 'Bank',
  amount: '15.75',
  date: '2026-03-06',
  description: 'Printing',
};
const post = (body: unknown, token = owner) => app.call('POST', 'transection', { token, body });
const put = (id: string, body: unknown, token = owner) => app.call('PUT', `transection/${id}`, { token, body });
const remove = (id: string, token = owner) => app.call('DELETE', `transection/${id}`, { token });
const get = (query = '', token = owner) => app.call('GET', `transection${query}`, { token });

describe('income and expense entered by hand', () => {
  it('is saved with a number and who entered it', async () => {
    const { status, body } = await post(rent);
    expect(status).toBe(200);
    expect(body.info).toMatchObject({
      ...rent,
      transectionNo: 2,
      posted: false,
      source: null,
      userID: { name: 'Hodan Warsame' },
    });
    expect((await post(service)).body.info).toMatchObject({ amount: 15.75, transectionNo: 3 });
  });

  it('needs every field, an amount above 0 and, for income, one of three types', async () => {
    const empty = await post({});
    expect(empty.body.errors).toEqual({
      transectionType: 'Choose income or expense',
      type: 'Enter type',
      name: 'Enter name',
      amount: 'Enter amount',
      date: 'Enter date',
      description: 'Enter description',
    });
    const unfit = await post({ ...service, type: 'Rent', amount: 0 });
    expect(unfit.status).toBe(400);
    expect(unfit.body.errors).toEqual({
      type: 'Choose one of: student, Sales Income, service income',
      amount: 'The amount must be more than 0',
    });
    expect((await post({ ...rent, type: 'x'.repeat(61) })).status).toBe(400);
    expect((await post({ ...rent, description: 'x'.repeat(256) })).status).toBe(400);
    for (const amount of [12.345, '1e3', -1, ' 5', null, true])
      expect((await post({ ...rent, amount })).status).toBe(400);
  });

  it('has none of the types that only the product enters, unless it had it before', async () => {
    for (const type of ['transfer fee', 'cash difference', 'refund', 'credit note', 'reversal']) {
      const { status, body } = await post({ ...rent, type });
      expect([status, body.errors]).toEqual([400, { type: `'${type}' is entered automatically. Choose another type` }]);
    }
    const { info } = (await post(rent)).body;
    expect((await put(info._id, { ...info, type: 'reversal' })).status).toBe(400);
    const own = await app.database.pool.query(
      `update academy.money_transaction set type = 'reversal' where _id = $1 returning __v`,
      [info._id],
    );
    const { __v } = own.rows[0];
    expect((await put(info._id, { ...info, __v, type: 'reversal', amount: 310 })).body.info).toMatchObject({
      amount: 310,
    });
    const [found] = await runChecks(app.database.pool, { brands: ['academy'], checks: accountChecks, most: 5 });
    expect(found?.results.flatMap((result) => result.found)).toEqual([]);
  });

  it('can be changed, but not to the other side', async () => {
    const { info } = (await post(rent)).body;
    expect((await put(info._id, { ...info, amount: 310 })).body.info).toMatchObject({ amount: 310 });
    const refused = await put(info._id, { transectionType: 'income' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([409, ['transectionType']]);
  });

  it('is voided, not erased', async () => {
    const { info } = (await post(rent)).body;
    expect((await remove(info._id)).status).toBe(200);
    expect((await get()).body.map((row: Posting) => row._id)).not.toContain(info._id);
    expect((await get('?voided=1')).body.map((row: Posting) => row._id)).toContain(info._id);
  });

  it('stays as it is where a document posted it', async () => {
    for (const refused of [await put(posted._id, { amount: 1 }), await remove(posted._id)]) {
      expect([refused.status, refused.body.message]).toEqual([409, 'Change the receipt instead']);
    }
    expect((await get('?posted=1')).body).toMatchObject([{ _id: posted._id }]);
  });

  it('is refused in closed books', async () => {
    const { info } = (await post(rent)).body;
    const settings = (booksClosedUpTo: string | null) =>
      app.call('PUT', 'settings', { token: owner, body: { booksClosedUpTo } });
    await settings('2026-03-05');
    for (const refused of [
      await post(rent),
      await put(info._id, { amount: 1 }),
      await put(info._id, { date: '2026-03-09' }),
      await remove(info._id),
    ]) {
      expect([refused.status, refused.body.message]).toEqual([409, 'The books are closed up to 2026-03-05']);
    }
    expect((await post({ ...rent, date: '2026-03-06' })).status).toBe(200);
    await settings(null);
  });
});

describe('the two sides of the statement', () => {
  it('are read and written by their own screens alone', async () => {
    const teller = (await app.logInAs(owner, 'Teller', ['/income'])).token;
    const list = await get('', teller);
    expect(list.status).toBe(200);
    expect(new Set(list.body.map((row: Posting) => row.transectionType))).toEqual(new Set(['income']));
    expect((await get('?transectionType=expense', teller)).status).toBe(403);
    expect((await post(rent, teller)).status).toBe(403);
    const made = await post(service, teller);
    expect(made.status).toBe(200);
    const expense = (await post(rent)).body.info;
    expect((await get(`/${expense._id}`, teller)).status).toBe(403);
    expect((await put(expense._id, { amount: 1 }, teller)).status).toBe(403);
    expect((await remove(expense._id, teller)).status).toBe(403);
    expect((await put(made.body.info._id, { amount: 16 }, teller)).status).toBe(200);
  });

  it('are both read, and not written, by /statement', async () => {
    const reader = (await app.logInAs(owner, 'Reader', ['/statement'])).token;
    const list = await get('', reader);
    expect(new Set(list.body.map((row: Posting) => row.transectionType))).toEqual(new Set(['income', 'expense']));
    expect((await get('?transectionType=expense', reader)).status).toBe(200);
    expect((await post(rent, reader)).status).toBe(403);
    expect((await post({}, reader)).status).toBe(403);
  });

  it('are closed to whoever holds neither', async () => {
    const other = (await app.logInAs(owner, 'Other', ['/fee'])).token;
    expect((await get('', other)).status).toBe(403);
    expect((await get(`/${posted._id}`, other)).status).toBe(403);
  });
});
