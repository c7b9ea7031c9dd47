import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopSales } from '#testing/shop-sales';
import { setUpBody } from '#testing/test-app';
import { type Academy, saved, setUpAcademy } from './academy';
import { type DebianServer, login, owner, startDebianServer } from './debian-servers';
import { broken, numberAtOnce, payAtOnce, type Processes, repeatAtOnce, startProcesses, tally } from './processes';
import { runProgram, startProduct } from './product';

let server: DebianServer;
let pooler: Awaited<ReturnType<DebianServer['pooler']>>;
let both: Processes;
let academy: Academy;

describe('two processes through pgbouncer, a transaction at a time', () => {
  beforeAll(async () => {
    server = await startDebianServer();
    pooler = await server.pooler();
    both = await startProcesses({ DATABASE_URL: pooler.url(login), DATABASE_OWNER_URL: server.url(owner) });
    academy = await setUpAcademy(both.a.url);
  });
  afterAll(async () => {
    await both?.stop();
    await server?.remove();
  });

  test('what is paid, numbered and repeated at once over both is right', async () => {
    await payAtOnce(both, academy);
    await numberAtOnce(both, academy);
    await repeatAtOnce(both, academy);
  });

  test('what is left in stock is sold once', async () => {
    const brand = 'decoration';
    const setUp = await saved(both.onB('POST', 'setup', { brand, body: setUpBody(brand) }));
    const sales = shopSales({ call: both.onA }, setUp.body.token);
    const [item, customerID] = [await sales.item({ quantityInStock: 5 }), (await sales.customer())._id];
    const sold = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        shopSales({ call: both.onEach(turn) }, setUp.body.token).sell([[item, 1]], { customerID }),
      ),
    );
    expect(tally(sold)[200]).toBe(5);
    expect(sold.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await sales.read(item)).quantityInStock).toBe(0);
  });

  test('every kind of statement passes: pages, whole lists, files, search, reports, news, health and a check of all records', async () => {
    const { onA, onB } = both;
    const { owner: token } = academy;
    const paths = [
      'student?page=1&pageSize=5&q=num',
      'student',
      'student?format=csv',
      'student?format=xlsx',
      'student/options',
    ];
    for (let round = 0; round < 4; round++)
      for (const path of [
        ...paths,
        'transection?running=1&page=1',
        'transection?running=1',
        'search?q=num',
        'notifications',
        'health',
      ])
        expect([path, (await both.onEach(round)('GET', path, { token })).status]).toEqual([path, 200]);
    const span = { startDate: '2026-01-01', endDate: '2026-12-31' };
    expect((await onA('POST', 'reports/usersReport', { token, body: span })).status).toBe(200);
    await saved(onA('POST', 'health/check', { token, body: {} }));
    const found = async () => (await onB('GET', 'health', { token })).body.last?.tone;
    await expect.poll(found).toBe('good');
  });

  test('requests have the limits and no more than the rights that they need, and leave nothing on a connection for the next', async () => {
    const facts = (await saved(both.onA('GET', 'health', { token: academy.owner }))).body.facts;
    expect(facts.find(({ name }: { name: string }) => name === 'Rights')).toMatchObject({ tone: 'good' });
    const seen = await server.ask<{ connections: number }>(
      `select count(*)::int as connections from pg_stat_activity where usename = '${login}'`,
    );
    // Both products hold more connections to pgbouncer than it holds to the server.
    expect(seen[0]?.connections).toBeLessThanOrEqual(6);
    const pool = new pg.Pool({ connectionString: pooler.url(login), max: 6 });
    const left = await Promise.all(
      Array.from({ length: 12 }, () =>
        pool.query(`select current_user as role, current_setting('statement_timeout') as statement,
          current_setting('lock_timeout') as lock, current_setting('search_path') as path,
          (select count(*)::int from pg_prepared_statements) as prepared, pg_sleep(0.02)::text as slept`),
      ),
    );
    const clean = { role: login, statement: '1min', lock: '15s', path: '"$user", public', prepared: 0, slept: '' };
    expect(left.flatMap(({ rows }) => rows).filter((row) => JSON.stringify(row) !== JSON.stringify(clean))).toEqual([]);
    // There is nothing that this login could climb back to.
    const climb = `reset role; reset session authorization; delete from academy.fee_receipt`;
    await expect(pool.query(climb)).rejects.toMatchObject({ code: '42501' });
    await expect(pool.query(`set role ${owner}`)).rejects.toMatchObject({ code: '42501' });
    await pool.end();
  });

  test('with the owner alone it works too, through pgbouncer, and says that requests have all rights', async () => {
    const env = { DATABASE_URL: pooler.url(owner), BACKUP: 'off' };
    const alone = await startProduct({ env });
    expect(alone.output()).toContain('Requests are served with all rights of the user of DATABASE_URL');
    expect((await fetch(`${alone.url}/healthz`)).status).toBe(200);
    await alone.stop();
    expect(await broken(pooler.url(owner))).toBe('');
    const backup = await runProgram('backup', { DATABASE_URL: pooler.url(owner) }, [`${alone.dataDir}.backup`]);
    expect(backup).toMatchObject({ code: 0, complained: '' });
  });
});
