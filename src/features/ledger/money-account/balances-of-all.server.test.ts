import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Counter, startCounter } from '#testing/academy-money';
import { type Account, type AccountRecords, accountRecords } from '#testing/money-accounts';
import { expectSaved, startTestApp } from '#testing/test-app';
import { feeSlices } from '#testing/parts/fee';

let counter: Counter;
let accounts: AccountRecords;

beforeAll(async () => {
  counter = await startCounter(await startTestApp({ slices: [...feeSlices] }), '2026-11-23T09:00:00Z');
  accounts = accountRecords(counter);
});
afterAll(() => counter.app.stop());

/** From long before to long after, each amount another one. */
const days = ['2025-12-31', '2026-10-05', '2026-11-01', '2026-11-10', '2026-11-23', '2026-11-24', '2026-12-01'];

it('the list says of each account what the account says of itself, whatever its opening', async () => {
  const openings = [null, '2026-10-04', '2026-10-05', '2026-11-01', '2026-11-10', '2026-11-22'];
  for (const openingDate of openings) {
    const opening = openingDate === null ? {} : { openingDate, openingBalance: 1000 };
    const values = { name: `Box of ${openingDate}`, kind: 'cash', ...opening };
    const { _id } = (await expectSaved(accounts.make(values))).body.info;
    for (const [nth, date] of days.entries()) await book(_id, 2 ** nth, date);
  }
  const listed: Account[] = (await counter.get('account')).body;
  const alone = await Promise.all(listed.map(async ({ _id }) => (await counter.get(`account/${_id}`)).body));
  expect(listed).toEqual(alone);
  // Up to today 31 came, of which an opening counts what is after its day.
  expect(listed.filter(({ name }) => name.startsWith('Box')).map(({ balance, later }) => [balance, later])).toEqual([
    [31, 96],
    [1030, 96],
    [1028, 96],
    [1024, 96],
    [1016, 96],
    [1016, 96],
  ]);
});

it('what is read of all accounts in one pass is what is read of each, on any evening', async () => {
  const { rows } = await counter.app.database.pool.query(
    `select e.evening::date::text as evening, a.name, h.balance, h.later
     from generate_series(date '2025-12-25', date '2026-12-31', interval '1 day') e(evening)
     cross join lateral academy.account_held(e.evening::date) h join academy.money_account a on a._id = h.account
     where h.balance is distinct from academy.account_balance(a._id, e.evening::date)
       or h.later is distinct from academy.account_later(a._id, e.evening::date)`,
  );
  expect(rows).toEqual([]);
});

async function book(accountID: string, amount: number, date: string): Promise<void> {
  const body = { transectionType: 'income', type: 'service income', name: 'Hodan Towers', amount, date, accountID };
  await expectSaved(
    counter.app.call('POST', 'transection', { token: counter.owner, body: { ...body, description: 'By hand' } }),
  );
}
