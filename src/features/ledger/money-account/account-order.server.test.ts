import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type Counter, startCounter } from '#testing/academy-money';
import { accountRecords, savedAccount } from '#testing/money-accounts';
import { startTestApp } from '#testing/test-app';
import { feeSlices } from '#testing/parts/fee';

let counter: Counter;

beforeAll(async () => {
  counter = await startCounter(await startTestApp({ slices: [...feeSlices] }), '2026-11-23T09:00:00Z');
});
afterAll(() => counter.app.stop());

const holds = `select _id from academy.money_account where`;

it('the default is changed while money lands in several accounts: who changes it waits, and holds up nobody who is ahead', async () => {
  const accounts = accountRecords(counter);
  const { pool } = counter.app.database;
  // The first in the order of locks; what a database begins with has ids by chance.
  const first = '00000000-0000-4000-8000-000000000001';
  await savedAccount(accounts.make({ _id: first, name: 'Front desk', kind: 'cash', isDefault: true }));
  const second = await savedAccount(accounts.make({ name: 'Back office', kind: 'cash' }));
  const landing = await pool.connect();
  onTestFinished(() => landing.release(true));
  await landing.query('begin');
  await landing.query(`${holds} _id = $1 for share`, [first]);
  const changed = accounts.put(second, { isDefault: true });
  await expect.poll(() => waitingFor(landing)).toBe(1);
  const { rows } = await landing.query(`${holds} true order by _id for share nowait`);
  await landing.query('commit');
  expect(rows.length).toBeGreaterThan(2);
  expect((await changed).status).toBe(200);
});

/** How many wait for what a connection holds. */
async function waitingFor(landing: { query: (text: string) => Promise<{ rows: { pid: number }[] }> }): Promise<number> {
  const { rows: own } = await landing.query('select pg_backend_pid() as pid');
  const { rows } = await counter.app.database.pool.query(
    'select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
    [own[0]?.pid],
  );
  return rows.length;
}
