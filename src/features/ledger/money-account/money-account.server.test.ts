// Proves AC3, AC4, AC5, AC7.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counter, startCounter } from '#testing/academy-money';
import { type Account, type AccountRecords, accountRecords, savedAccount } from '#testing/money-accounts';
import { expectSaved, startTestApp } from '#testing/test-app';
import { feeSlices } from '#testing/parts/fee';

let counter: Counter;
let accounts: AccountRecords;

beforeAll(async () => {
  counter = await startCounter(await startTestApp({ slices: [...feeSlices] }), '2026-11-23T09:00:00Z');
  accounts = accountRecords(counter);
});
afterAll(() => counter.app.stop());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  counter.app.call(method, path, { token: counter.owner, ...(body === undefined ? {} : { body }) });

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

describe('the accounts themselves', () => {
  it('one for each way of paying is there from the beginning, and Customer credit is nobody’s to change', async () => {
    const all = (await call('GET', 'account')).body as Account[];
    const made = new Set(['Cash', 'Evc plus', 'e-Dahab', 'Jeeb', 'Other payments', 'Customer credit']);
    const first = all
      .filter(({ name }) => made.has(name))
      .map(({ name, kind, paymentMethod, isDefault }) => [name, kind, paymentMethod, isDefault]);
    expect(first).toEqual([
      ['Cash', 'cash', 'cash', true],
      ['Evc plus', 'wallet', 'Evc plus', true],
      ['e-Dahab', 'wallet', 'Edahab', true],
      ['Jeeb', 'wallet', 'jeeb', true],
      ['Other payments', 'bank', 'others', true],
      ['Customer credit', 'credit', 'others', false],
    ]);
    const credit = await accounts.named('Customer credit');
    expect((await accounts.put(credit, { name: 'Mine' })).status).toBe(409);
    expect((await call('DELETE', `account/${credit._id}`)).status).toBe(409);
    const second = await accounts.make({ name: 'Second', kind: 'credit' });
    expect([second.status, second.body.errors]).toEqual([400, { kind: 'Select account type' }]);
    const choices = (await call('GET', 'account/options?isActive=1')).body as { label: string }[];
    expect(choices.map(({ label }) => label)).not.toContain('Customer credit');
    expect(choices[0]).not.toHaveProperty('balance');
  });

  it('are offered in the language of whoever asks, and found by their names in it', async () => {
    const offered = async (q: string): Promise<string[]> => {
      const path = `account/options?q=${encodeURIComponent(q)}`;
      const headers = { 'accept-language': 'ar' };
      const { body } = await counter.app.call('GET', path, { token: counter.owner, headers });
      return body.map(({ label }: { label: string }) => label);
    };
    expect(await offered('')).toEqual(expect.arrayContaining(['النقد', 'دفعات أخرى', 'Jeeb']));
    expect([await offered('نقد'), await offered('cash')]).toEqual([['النقد'], ['النقد']]);
  });

  it('a choice list has all of those in use, so that the oldest, which are the defaults, are always there', async () => {
    const choices = async (): Promise<{ label: string }[]> => (await call('GET', 'account/options?isActive=1')).body;
    const before = await choices();
    const more = Array.from({ length: 25 }, (_, nth) => `Drawer ${nth + 1}`);
    for (const name of more) await savedAccount(accounts.make({ name, kind: 'cash' }));
    const names = (await choices()).map(({ label }) => label);
    expect(new Set(names)).toEqual(new Set([...more, ...before.map(({ label }) => label)]));
    expect(names).toContain('Cash');
    for (const name of more) await expectSaved(call('DELETE', `account/${(await accounts.named(name))._id}`));
  });

  it('AC3: per way of paying exactly one is the default, and it does not go before another is', async () => {
    const first = await accounts.named('Other payments');
    const second = await savedAccount(accounts.make({ name: 'Salaam Bank', kind: 'bank' }));
    expect(second).toMatchObject({ isDefault: false, paymentMethod: 'others', provider: null });
    for (const refused of [
      await accounts.put(first, { isDefault: false }),
      await accounts.put(first, { isActive: false }),
      await accounts.put(first, { paymentMethod: 'cash' }),
      await call('DELETE', `account/${first._id}`),
    ])
      expect([refused.status, refused.body.message]).toEqual([409, 'Choose another default first']);
    expect((await savedAccount(accounts.put(second, { isDefault: true }))).isDefault).toBe(true);
    expect((await accounts.named('Other payments')).isDefault).toBe(false);
    await Promise.all([accounts.put(first, { isDefault: true }), accounts.put(second, { isDefault: true })]);
    const { body } = await call('GET', 'account?paymentMethod=others&isDefault=1');
    expect(body).toHaveLength(1);
  });

  it('AC5: an opening has its amount and its day, which is before today', async () => {
    for (const [values, errors] of [
      [{ openingBalance: 5 }, { openingDate: 'Enter the day on which it was counted' }],
      [{ openingDate: '2026-11-22' }, { openingBalance: 'Enter amount' }],
      [{ openingBalance: 5, openingDate: '2026-11-23' }, { openingDate: 'Today is counted by closing the day' }],
      [
        { openingBalance: '12.345', openingDate: '2026-11-22' },
        { openingBalance: 'Enter an amount like 12.50, without a sign and with at most two decimals' },
      ],
    ]) {
      const refused = await accounts.make({ name: 'Opened', kind: 'cash', ...values });
      expect([refused.status, refused.body.errors]).toEqual([400, errors]);
    }
    const opened = await box({ openingBalance: 5, openingDate: '2026-11-22' });
    await accounts.close(opened, '2026-11-22', 900);
    const late = await accounts.put(opened, { openingBalance: 6 });
    expect([late.status, late.body.errors]).toEqual([409, { openingDate: `${opened.name} was counted on 2026-11-22` }]);
  });

  it('AC7: one that something refers to is not deleted, any other is', async () => {
    const [used, unused] = [await box(), await box()];
    await expectSaved(call('POST', 'transection', { ...byHand, accountID: used._id }));
    const refused = await call('DELETE', `account/${used._id}`);
    expect([refused.status, refused.body.message]).toEqual([409, 'Still in use by 1 transaction']);
    await expectSaved(call('DELETE', `account/${unused._id}`));
  });

  it('a wallet has its phone, and a provider that nothing else has', async () => {
    const bare = await accounts.make({ name: 'Zaad', kind: 'wallet' });
    expect([bare.status, bare.body.errors]).toEqual([400, { number: 'Enter wallet number' }]);
    const zaad = { name: 'Zaad', kind: 'wallet', number: '252634000000', paymentMethod: 'others', provider: 'zaad' };
    expect(await savedAccount(accounts.make(zaad))).toMatchObject({ provider: 'zaad', paymentMethod: 'others' });
    expect((await accounts.make({ ...zaad, name: 'zaad' })).status).toBe(409);
  });

  it('has its entries by days and pages, and as a file, with the balance after each', async () => {
    const till = await box();
    for (const [date, amount] of [
      ['2026-11-20', 5],
      ['2026-11-21', 7],
      ['2026-11-22', 9],
    ] as const)
      await expectSaved(call('POST', 'transection', { ...byHand, date, amount, accountID: till._id }));
    const { rows, totals } = await accounts.entries(till, '?from=2026-11-21&to=2026-11-22&page=2&pageSize=1');
    expect(rows).toMatchObject([{ date: '2026-11-22', kind: 'expense', in: 0, out: 9, runningBalance: -21 }]);
    expect(totals).toEqual({ in: 0, out: 16, opening: -5, closing: -21 });
    const file = await call('GET', `account/${till._id}/entries?from=2026-11-21&format=csv`);
    const [head = '', ...lines] = file.text.replace('\uFEFF', '').trim().split(/\r?\n/);
    expect(head).toBe('Date,Kind,Number,Name,Description,In,Out,Balance,Close no,User');
    const cells = lines.map((line) => line.split(','));
    expect(cells.map(([date, kind, , name, , ...amounts]) => [date, kind, name, ...amounts.slice(0, 3)])).toEqual([
      ['2026-11-21', 'Expense', 'Landlord', '0', '7', '-12'],
      ['2026-11-22', 'Expense', 'Landlord', '0', '9', '-21'],
    ]);
    expect((await call('GET', `account/${till._id}/entries?sort=date`)).status).toBe(400);
  });

  it('shows what is dated later beside what it holds, and sums the real ones', async () => {
    const later = await box();
    await expectSaved(call('POST', 'transection', { ...byHand, date: '2026-12-02', accountID: later._id }));
    expect(await accounts.named(later.name)).toMatchObject({ balance: 0, later: -5 });
    const { body, headers } = await call('GET', 'account');
    const totals = JSON.parse(headers['x-totals'] ?? '{}');
    const real = (body as Account[]).filter(({ kind }) => kind !== 'credit');
    expect(totals.balance).toBeCloseTo(
      real.reduce((sum, { balance }) => sum + balance, 0),
      2,
    );
    expect(totals.owedToCustomers).toBe(0);
  });
});
