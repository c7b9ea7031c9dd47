// Proves S§1, S§3, S§5, S§7, S§9, A29, B9, B25, D11, D20.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brands } from '#house/brand/brand.contract';
import { type BothBrands, startBothBrands } from '#testing/both-brands';
import { ownerPassword, startTestApp } from '#testing/test-app';
import { ledgerSlices } from '#testing/parts/ledger';
import { subscriptionSlice } from './subscription-slice.server';

let both: BothBrands;

beforeAll(async () => {
  both = await startBothBrands(await startTestApp({ slices: [...ledgerSlices, subscriptionSlice] }));
});
afterAll(() => both.app.stop());

const subscriptionBody = (values = {}) => ({
  subscriptoinTerm: 'OneMonth',
  amountPaid: 25,
  accountType: 'evc',
  PhonePaid: '252615550505',
  datePaid: '2026-03-01',
  expiredDate: '2026-04-01',
  ...values,
});

describe.each(brands)('a subscription of the %s', (brand) => {
  const call: ReturnType<BothBrands['callIn']> = (...asked) => both.callIn(brand)(...asked);
  const make = async (values = {}) => (await call('POST', 'subscription', subscriptionBody(values))).body.info;
  const end = async () => (await call('GET', 'settings')).body.SubscriptionExpiredDate;
  const claimed = async () => {
    const login = await both.app.call('POST', 'login', {
      brand,
      body: { username: `owner@${brand}.test`, password: ownerPassword },
    });
    const [, claims = ''] = String(login.body.token).split('.');
    return JSON.parse(Buffer.from(claims, 'base64url').toString()).SubscriptionExpiredDate;
  };
  beforeEach(async () => {
    for (const { _id } of (await call('GET', 'subscription')).body) await call('DELETE', `subscription/${_id}`);
  });

  it('keeps term, amount, account, phone and both days, and posts nothing', async () => {
    const made = await make({ amountPaid: '25.50' });
    expect(made).toMatchObject({ ...subscriptionBody(), amountPaid: 25.5 });
    expect((await call('GET', 'transection')).body).toEqual([]);
    const { body } = await call('PUT', 'subscription', { ...made, accountType: 'e-dahab', amountPaid: 30 });
    expect(body.info).toMatchObject({ accountType: 'e-dahab', amountPaid: 30 });
    expect((await make({ accountType: 'zaad' })).accountType).toBe('zaad');
  });

  it('asks for every field in its own words', async () => {
    const { status, body } = await call('POST', 'subscription', {});
    expect([status, body.errors]).toEqual([
      400,
      {
        subscriptoinTerm: 'Enter subscription term',
        amountPaid: 'Enter amount paid',
        accountType: 'Enter account type',
        PhonePaid: 'Enter phone paid',
        datePaid: 'Enter date paid',
        expiredDate: 'Enter expiry date',
      },
    ]);
  });

  it.each([
    ['a term that is not offered', { subscriptoinTerm: 'OneYear' }, 'subscriptoinTerm'],
    ['an account that is none', { accountType: 'EVC' }, 'accountType'],
    ['an amount of three decimals', { amountPaid: 1.005 }, 'amountPaid'],
    ['an amount below zero', { amountPaid: -1 }, 'amountPaid'],
    ['a phone number of letters', { PhonePaid: 'mine' }, 'PhonePaid'],
    ['a day that does not exist', { expiredDate: '2026-02-30' }, 'expiredDate'],
    ['an unknown field', { months: 2 }, 'months'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const { status, body } = await call('POST', 'subscription', subscriptionBody(wrong));
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('tells settings and token its end: the latest day of those that live', async () => {
    expect(await end()).toBeNull();
    await make({ expiredDate: '2026-05-01' });
    const later = await make({ expiredDate: '2026-06-01' });
    await make({ expiredDate: '2026-04-01' });
    expect([await end(), await claimed()]).toEqual(['2026-06-01', '2026-06-01']);
    await call('PUT', `subscription/${later._id}`, { expiredDate: '2026-07-01' });
    expect(await end()).toBe('2026-07-01');
    await call('DELETE', `subscription/${later._id}`);
    expect([await end(), await claimed()]).toEqual(['2026-05-01', '2026-05-01']);
  });

  it('is voided, not deleted: it leaves the list, is shown among the voided ones, and can no longer be changed', async () => {
    const made = await make();
    const { status, body } = await call('DELETE', 'subscription', { _id: made._id, reason: 'Paid twice' });
    expect([status, body.message]).toEqual([200, 'Subscription voided']);
    expect((await call('GET', 'subscription')).body).toEqual([]);
    expect((await call('GET', 'subscription?voided=1&sort=-createdAt')).body[0]).toMatchObject({
      _id: made._id,
      voidedBy: 'Hodan Warsame',
      voidReason: 'Paid twice',
    });
    expect((await call('PUT', `subscription/${made._id}`, { amountPaid: 1 })).status).toBe(409);
    expect((await call('DELETE', `subscription/${made._id}`)).status).toBe(409);
  });

  it('is found by phone and account, and ranged by the day it was paid', async () => {
    const made = await make({ PhonePaid: '252699776655', accountType: 'zaad', datePaid: '2026-02-10' });
    await make();
    for (const query of ['q=99776655', 'q=zaad', 'from=2026-02-10&to=2026-02-10', 'accountType=zaad']) {
      const { body, headers } = await call('GET', `subscription?${query}`);
      expect(body.map((row: { _id: string }) => row._id)).toEqual([made._id]);
      expect(JSON.parse(headers['x-totals'] ?? '')).toEqual({ amountPaid: 25 });
    }
  });

  it('cannot be changed once the books of its month are closed', async () => {
    const made = await make();
    await call('PUT', 'settings', { booksClosedUpTo: '2026-03-01' });
    const refused = [
      await call('POST', 'subscription', subscriptionBody()),
      await call('PUT', `subscription/${made._id}`, { amountPaid: 1 }),
      await call('DELETE', `subscription/${made._id}`),
    ];
    const later = await make({ datePaid: '2026-03-02' });
    refused.push(await call('PUT', `subscription/${later._id}`, { datePaid: '2026-02-28' }));
    await call('PUT', 'settings', { booksClosedUpTo: null });
    expect(refused.map(({ status, body }) => [status, body.errors.datePaid])).toEqual(
      refused.map(() => [409, 'The books are closed up to 2026-03-01']),
    );
  });

  it('is for those who hold its screen', async () => {
    const { token } = await both.app.logInAs(both.ownerOf(brand), 'Bursar', ['/subscription'], brand);
    const body = subscriptionBody();
    expect((await both.app.call('POST', 'subscription', { token, brand, body })).status).toBe(200);
    const sales = await both.app.logInAs(both.ownerOf(brand), 'Sales', [], brand);
    expect((await both.app.call('GET', 'subscription', { token: sales.token, brand })).status).toBe(403);
  });
});
