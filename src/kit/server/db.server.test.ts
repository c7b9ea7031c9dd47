// Proves R 2.4.
import { expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from './db';

const open = () => {
  const database = openDatabase(inject('postgres'), { max: 2 });
  onTestFinished(() => database.close());
  return database;
};

it('no statement, lock or idle transaction of a request lasts for ever', async () => {
  const { rows } = await open().pool.query(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
       current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  expect(rows).toEqual([{ statement: '1min', lock: '15s', idle: '1min' }]);
});

it('a connection that breaks between two queries of a transaction fails the next one and not the process', async () => {
  const { pool } = open();
  const client = await pool.connect();
  await client.query('begin');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  await expect(client.query('select 1')).rejects.toThrow(/not queryable|terminat/);
  client.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('an instant is read to the millisecond, whatever zone the session is in', async () => {
  const client = await open().pool.connect();
  const written = [
    '2026-03-10 09:05:07',
    '2026-03-10 09:05:07.9',
    '2026-03-10 09:05:07.123999',
    '0099-03-10 09:05:07.05',
  ];
  for (const zone of ['UTC', 'Africa/Mogadishu', 'Asia/Kolkata']) {
    await client.query(`set timezone to '${zone}'`);
    const { rows } = await client.query<{ at: string }>(
      `select (at || '+00')::timestamptz as at from unnest($1::text[]) at`,
      [zone === 'UTC' ? written : written.slice(0, 3)],
    );
    const told = [
      '2026-03-10T09:05:07.000Z',
      '2026-03-10T09:05:07.900Z',
      '2026-03-10T09:05:07.123Z',
      '0099-03-10T09:05:07.050Z',
    ];
    expect(rows.map(({ at }) => at)).toEqual(told.slice(0, rows.length));
  }
  client.release(true);
});
