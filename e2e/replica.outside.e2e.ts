import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Academy, callsOf, saved, setUpAcademy } from './academy';
import { type DebianServer, owner, startDebianServer } from './debian-servers';
import { broken, feeOf, type Processes, startProcesses } from './processes';
import { startProduct } from './product';
import { academyMoney } from '#testing/academy-money';

let server: DebianServer;
let replica: DebianServer;
let both: Processes;
let academy: Academy;

/** From where reports were read so far at both: the replica, the primary. */
async function readFrom(): Promise<Record<string, number>> {
  const counts: Record<string, number> = { replica: 0, primary: 0 };
  for (const { url } of [both.a, both.b]) {
    const text = await (await fetch(`${url}/metrics`)).text();
    for (const [, from = '', count] of text.matchAll(/^reports_total\{server="(\w+)"\} (\d+)$/gm))
      counts[from] = (counts[from] ?? 0) + Number(count);
  }
  return counts;
}

/** Lets the replica replay each commit so much later than it was made. */
async function delayed(time: string): Promise<void> {
  await replica.ask(`alter system set recovery_min_apply_delay = '${time}'`);
  await replica.ask('select pg_reload_conf()');
}

/** Saves a course at one process and asks the other for the file of all courses: whether it is there. */
async function fileHasNew(turn: number): Promise<boolean> {
  const { _id: _, courseName } = (
    await saved(
      both.onEach(turn)('POST', 'courses', {
        token: academy.owner,
        body: { courseName: `New ${crypto.randomUUID()}`, coursePrice: 1, courseDuration: 1, courseLevel: 'basic' },
      }),
    )
  ).body.info;
  const file = await saved(both.onEach(turn + 1)('GET', 'courses?format=csv', { token: academy.owner }));
  return file.text.includes(courseName);
}

describe('reports and files on a streaming replica', () => {
  beforeAll(async () => {
    server = await startDebianServer();
    replica = await server.replica();
    await replica.ask('select pg_wal_replay_pause()');
    both = await startProcesses({ DATABASE_URL: server.url(owner), REPLICA_URL: replica.url(owner) });
    academy = await setUpAcademy(both.a.url);
  });
  afterAll(async () => {
    await both?.stop();
    await server?.remove();
  });

  test('a replica that has not yet heard of the first start is told of, and read as soon as it has', async () => {
    expect(`${both.a.output()}${both.b.output()}`).toMatch(
      /^The replica at 127\.0\.0\.1:\d+\/daftar cannot be read yet \(role "daftar_runtime" does not exist\)\. Until it can, reports read the primary\.$/m,
    );
    expect(await fileHasNew(0)).toBe(true);
    expect((await readFrom()).replica).toBe(0);
    await replica.ask('select pg_wal_replay_resume()');
    const bothRead = async () => {
      const before = (await readFrom()).replica ?? 0;
      for (const turn of [0, 1]) expect(await fileHasNew(turn)).toBe(true);
      return ((await readFrom()).replica ?? 0) - before;
    };
    await expect.poll(bothRead).toBe(2);
  });

  test('forty files asked for straight after a write at the other process hold what was written, though the replica is late', async () => {
    await delayed('40ms');
    const before = await readFrom();
    const missed: number[] = [];
    for (let turn = 0; turn < 40; turn++) if (!(await fileHasNew(turn))) missed.push(turn);
    expect(missed).toEqual([]);
    const late = async () => {
      const after = await readFrom();
      return (after.replica ?? 0) - (before.replica ?? 0);
    };
    expect((await late()) + ((await readFrom()).primary ?? 0) - (before.primary ?? 0)).toBe(40);
    // Most wait for the replica; on a busy machine it is too late at times, and the primary answers.
    const waitedFor = async () => (await fileHasNew(0)) && (await late()) > 0;
    await expect.poll(waitedFor).toBe(true);
    await delayed('0');
  });

  test('reports read the replica, also one that writes down that it is done; lists and writes never do', async () => {
    const before = await readFrom();
    const span = { startDate: '2026-01-01', endDate: '2026-12-31' };
    const asked = async () => {
      await saved(both.onA('POST', 'reports/usersReport', { token: academy.owner, body: span }));
      await saved(both.onA('GET', 'courses?format=xlsx', { token: academy.owner }));
      await saved(both.onA('GET', 'courses?page=1', { token: academy.owner }));
      return readFrom();
    };
    const after = await asked();
    expect((after.replica ?? 0) + (after.primary ?? 0) - (before.replica ?? 0) - (before.primary ?? 0)).toBe(2);
    // On a busy machine it is too late at times.
    await expect.poll(async () => (await asked()).replica).toBeGreaterThan(before.replica ?? 0);
  });

  test('a replica that stands still shows nobody an old report: the primary answers until it has caught up', async () => {
    await replica.ask('select pg_wal_replay_pause()');
    const before = await readFrom();
    for (let turn = 0; turn < 4; turn++) expect(await fileHasNew(turn)).toBe(true);
    // What a colleague paid is in the report too, not what oneself did alone.
    const fee = await feeOf(academy, 10);
    await saved(academyMoney({ call: both.onB }, academy.owner).pay(fee, 7));
    const receipts = await saved(both.onA('GET', 'receipt?format=csv', { token: academy.owner }));
    expect(receipts.headers['x-total-count']).toBe('1');
    const during = await readFrom();
    expect(during.replica).toBe(before.replica);
    expect(during.primary).toBe((before.primary ?? 0) + 5);
    await replica.ask('select pg_wal_replay_resume()');
    const reads = async () => {
      await fileHasNew(0);
      return ((await readFrom()).replica ?? 0) > (during.replica ?? 0);
    };
    await expect.poll(reads).toBe(true);
  });

  test('a replica that is lost, away at the start, or a stranger is told of, and reports go on', async () => {
    await replica.stop('crash');
    for (let turn = 0; turn < 4; turn++) expect(await fileHasNew(turn)).toBe(true);
    const env = { DATABASE_URL: server.url(owner), REPLICA_URL: replica.url(owner), BACKUP: 'off' };
    const late = await startProduct({ env });
    expect(late.output()).toMatch(
      /^No PostgreSQL server answers at 127\.0\.0\.1:\d+\/daftar\. Check REPLICA_URL\. Until it answers, reports read the primary\.$/m,
    );
    await late.stop();
    const before = await readFrom();
    await replica.start();
    const reads = async () => {
      await fileHasNew(0);
      return ((await readFrom()).replica ?? 0) > (before.replica ?? 0);
    };
    await expect.poll(reads).toBe(true);
    await server.ask('create database stranger');
    const stranger = server.url(owner).replace(/daftar$/, 'stranger');
    await expect(startProduct({ env: { ...env, REPLICA_URL: stranger } })).rejects.toThrow(
      /REPLICA_URL leads to no copy of DATABASE_URL/,
    );
  });

  test('a stranger that was away at the start is told of when it comes, and never read', async () => {
    const late = replica.url(owner).replace(/daftar$/, 'newcomer');
    const env = { DATABASE_URL: server.url(owner), REPLICA_URL: late, BACKUP: 'off' };
    const product = await startProduct({ env });
    expect(product.output()).toMatch(
      /^The database does not exist at .*newcomer\. Check REPLICA_URL\. Until it answers/m,
    );
    await server.ask('create database newcomer');
    const told = async () => {
      await saved(callsOf(product.url).call('GET', 'courses?format=csv', { token: academy.owner }));
      return product
        .output()
        .match(/^REPLICA_URL leads to no copy of DATABASE_URL: .*\. Reports read the primary\.$/gm);
    };
    await expect.poll(told).toHaveLength(1);
    expect(await told()).toHaveLength(1);
    await product.stop();
  });

  test('a database that stops is told of in a sentence, and when it is back everything goes on by itself', async () => {
    const { onA, onB, a, b } = both;
    const ask = { token: academy.owner };
    await server.stop('crash');
    for (const call of [onA, onB]) {
      const [read, write] = [await call('GET', 'courses', ask), await call('POST', 'courses', { ...ask, body: {} })];
      expect([read.status, write.status]).toEqual([503, 503]);
      expect(read.body.message).toBe('The database cannot be reached. Try again in a moment.');
    }
    expect((await fetch(`${a.url}/healthz`)).status).toBe(503);
    await expect.poll(a.output, { timeout: 30_000 }).toMatch(/^The database cannot be reached\. The program goes on/m);
    await server.start();
    await expect.poll(async () => (await onA('GET', 'courses', ask)).status).toBe(200);
    // Connections that broke meanwhile are replaced before anybody notices.
    for (let turn = 0; turn < 40; turn++)
      expect((await both.onEach(turn)('GET', 'courses?page=1', ask)).status).toBe(200);
    expect(await fileHasNew(0)).toBe(true);
    await expect.poll(a.output, { timeout: 30_000 }).toMatch(/^The database answers again\.$/m);
    expect(a.output().match(/^The database (cannot|answers).*$|^\s+at /gm)).toHaveLength(2);
    expect([a.process.exitCode, b.process.exitCode]).toEqual([null, null]);
  });

  test('a connection that breaks under a payment is replaced: the payment is made once, or nobody is told that it is', async () => {
    // Ends its own connection the first time, as a crash would.
    await server.ask(`create sequence cuts; create function cut() returns trigger language plpgsql security definer as $$ begin
      if nextval('public.cuts') = 1 then perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); end if;
      return null; end $$`);
    const fee = await feeOf(academy, 100);
    const pay = async (when: string, key?: string) => {
      await server.ask(`drop trigger if exists cut on academy.fee_receipt; select setval('cuts', 1, false);
        create constraint trigger cut after insert on academy.fee_receipt ${when} for each row execute function cut()`);
      const payment = { feeID: fee._id, studentID: fee.studentID._id, AmountPaid: 1, datePaid: '2026-03-10' };
      const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
      const body = { ...payment, phonePaid: '252615550303' };
      const { status } = await both.onA('POST', 'receipt', { token: academy.owner, headers, body });
      const kept = await both.onB('GET', `receipt?feeID=${fee._id}`, { token: academy.owner });
      return [status, kept.body.length];
    };
    expect(await pay('')).toEqual([200, 1]);
    const atCommit = 'deferrable initially deferred';
    expect(await pay(atCommit, 'known')).toEqual([200, 2]);
    // Whether the commit was made cannot be known, and without a key it is not tried again.
    expect(await pay(atCommit)).toEqual([503, 2]);
    expect(await broken(server.url(owner))).toBe('');
  });
});
