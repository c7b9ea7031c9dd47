import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { academyRecords } from '#testing/academy-records';
import { standingOf, standOn } from '#kit/server/standing';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import type { Health } from './health.contract';
import { academySlices } from '#testing/parts/academy';
import { ledgerSlices } from '#testing/parts/ledger';
import { healthSlice } from './health-slice.server';
import { summarySlice } from '#features/dashboards/summary/summary-slice.server';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices, ...ledgerSlices, healthSlice, summarySlice] });
  owner = await app.setUp();
  await academyRecords(app, owner).course();
});
afterAll(() => app.stop());

const read = async (token = owner): Promise<Health> => (await app.call('GET', 'health', { token })).body;
const run = (text: string) => app.database.pool.query(text);
const begin = () => app.call('POST', 'health/check', { token: owner });
const fact = async (name: string) => (await read()).facts.find((one) => one.name === name);

/** Checks all records and answers what was found. */
async function checked() {
  await expectSaved(begin());
  await vi.waitFor(async () => expect((await read()).running).toBeNull(), { timeout: 60_000, interval: 50 });
  return (await read()).last;
}

describe('the Health screen', () => {
  it('describes the state of everything in words', async () => {
    const { facts, last } = await read();
    expect(facts.map(({ name }) => name)).toEqual([
      'Database',
      'Rights',
      'Clock',
      'Disk space',
      'Program',
      'Backup',
      'Activity log',
      'Mail',
      // Messages to people are reported where that is switched on.
      ...(process.env.TEST_FEATURES === 'off' ? [] : ['Messages']),
      'Sessions',
    ]);
    expect(facts.find(({ name }) => name === 'Database')?.said).toMatch(/^PostgreSQL [\d.]+ answers in \d+ ms\.$/);
    expect(facts.find(({ name }) => name === 'Rights')).toMatchObject({ tone: 'good' });
    expect(facts.find(({ name }) => name === 'Program')?.said).toMatch(/^Version \d+\.\d+\.\d+, running since /);
    expect(facts.find(({ name }) => name === 'Sessions')?.said).toBe('1 session is open.');
    expect(last).toBeNull();
  });

  it('tells how old the newest backup is, and why the last one failed', async () => {
    expect(await fact('Backup')).toMatchObject({ tone: 'wrong', said: expect.stringContaining('no backup yet') });
    const made = (ago: string) =>
      run(`create table if not exists public.backup (_id bigint generated always as identity, "startedAt" timestamptz, "finishedAt" timestamptz,
        reason text, file text, bytes bigint, rows bigint, problem text);
        grant select on public.backup to public;
        insert into public.backup ("startedAt", "finishedAt", reason, file, bytes, rows) values (now() - interval '${ago}', now() - interval '${ago}', 'nightly', 'x', 5000000, 1)`);
    await made('2 days');
    expect(await fact('Backup')).toMatchObject({ tone: 'attention', said: expect.stringContaining('5 MB') });
    await made('2 hours');
    expect(await fact('Backup')).toMatchObject({ tone: 'good' });
    await run(
      `insert into public.backup ("startedAt", reason, problem) values (now(), 'nightly', 'The folder is gone.')`,
    );
    expect(await fact('Backup')).toEqual({
      name: 'Backup',
      tone: 'wrong',
      said: 'The last backup failed: The folder is gone.',
    });
  });

  it('tells of the disk before nothing can be saved, and every screen learns of it', async () => {
    const standing = standingOf(app.served);
    if (!standing) throw new Error('No standing');
    const see = (free: number | undefined, low = false) =>
      standOn(app.served, {
        ...standing,
        hindrance: () => (low ? 'disk' : undefined),
        room: async () => (free === undefined ? undefined : { free, all: 100e9, reserve: 0.25e9 }),
      });
    see(40e9);
    expect(await fact('Disk space')).toEqual({ name: 'Disk space', tone: 'good', said: '40.0 of 100.0 GB are free.' });
    see(0.6e9);
    expect(await fact('Disk space')).toMatchObject({ tone: 'attention' });
    see(0.1e9, true);
    expect(await fact('Disk space')).toMatchObject({ tone: 'wrong', said: expect.stringContaining('make room') });
    expect((await app.call('GET', 'settings', { token: owner })).body.readOnly).toBe(true);
    see(undefined);
    expect(await fact('Disk space')).toMatchObject({ tone: 'good', said: expect.stringContaining('another server') });
    expect((await app.call('GET', 'settings', { token: owner })).body.readOnly).toBe(false);
    standOn(app.served, standing);
  });

  it('tells of mails that could not be sent, and of lines of the log that nobody seals', async () => {
    expect(await fact('Mail')).toMatchObject({ tone: 'attention' });
    await run(`update academy.organisation set "smtpHost" = 'mail.test'`);
    expect(await fact('Mail')).toMatchObject({ tone: 'good' });
    await run(
      `insert into academy.outbox (_id, "to", subject, text, "forSuperAdmin") values (gen_random_uuid(), 'a@b.c', 'x', 'y', false)`,
    );
    expect(await fact('Mail'), 'it may be on its way').toMatchObject({ tone: 'good' });
    await run(`update academy.outbox set "createdAt" = "createdAt" - interval '2 minutes'`);
    expect(await fact('Mail')).toMatchObject({
      tone: 'wrong',
      said: expect.stringContaining('1 email of the last week'),
    });
    expect(await fact('Activity log')).toMatchObject({ tone: 'good' });
    await run(`insert into academy.activity (_id, "createdAt", action, resource, address, status)
      values (gen_random_uuid(), now() - interval '1 hour', 'create', 'courses', '::1', 200)`);
    expect(await fact('Activity log')).toMatchObject({ tone: 'attention' });
    await run('select academy.seal_activity(null)');
    expect(await fact('Activity log')).toMatchObject({ tone: 'good' });
  });

  it('checks all records in the background, and names the documents that are wrong', async () => {
    await run('delete from academy.verification');
    await run('select academy.seal_activity(null)');
    expect(await checked()).toMatchObject({ tone: 'good', said: expect.stringContaining('everything added up') });
    await run(`update academy.figure set rows = rows + 1 where name = 'course'`);
    const found = await checked();
    expect(found).toMatchObject({ tone: 'wrong', said: expect.stringContaining('1 place was found to be wrong') });
    expect(found?.checks.filter(({ count }) => count > 0)).toEqual([
      {
        holds: "The dashboard's figures are what the rows count",
        count: 1,
        found: ['Figure course: 2 rows and 0 are kept, 1 rows and 0 are counted'],
      },
    ]);
    await run(`call academy.fill_figure('course')`);
  });

  it('runs one check at a time, however often it is asked for, and tells of one that was cut off', async () => {
    await run(`insert into academy.verification (_id, "all", done) values (gen_random_uuid(), 40, 7)`);
    expect((await begin()).body.message).toBe('A check is under way already');
    expect((await read()).running).toMatchObject({ done: 7, all: 40 });
    await run(`update academy.verification set "movedAt" = now() - interval '1 hour' where "finishedAt" is null`);
    expect((await read()).running).toBeNull();
    expect(await checked()).toMatchObject({ tone: 'good' });
  });

  it('is for superAdmin and admin alone', async () => {
    const admin = await app.logInAs(owner, 'admin', []);
    const sales = await app.logInAs(owner, 'Sales', []);
    expect((await app.call('GET', 'health', { token: admin.token })).status).toBe(200);
    for (const [method, path] of [
      ['GET', 'health'],
      ['POST', 'health/check'],
      ['POST', 'settings/testMail'],
    ] as const)
      expect([path, (await app.call(method, path, { token: sales.token })).status]).toEqual([path, 403]);
  });
});
