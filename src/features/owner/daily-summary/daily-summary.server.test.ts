// Proves OW7, AL14, AL15.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brands } from '#house/brand/brand.contract';
import { openTally } from '#house/paper/page-tally.server';
import { readCatalogues } from '#kit/server/http/catalogues';
import { entered } from '#features/owner/owner-view/owner.fixture';
import { expectSaved, ownerPassword, type TestApp, startTestApp } from '#testing/test-app';
import { boundSummaries, writeDailySummary } from './daily-summary.server';
import { ledgerSlices } from '#testing/parts/ledger';
import { ownerSlice } from '#features/owner/owner-view/owner-slice.server';
import { dailySummarySlice } from './daily-summary-slice.server';

let app: TestApp;
let owner: string;
// In Mogadishu it is three hours later.
let now = new Date('2026-11-23T09:00:00Z');

beforeAll(async () => {
  app = await startTestApp({ slices: [...ledgerSlices, ownerSlice, dailySummarySlice] });
  app.setClock(() => now);
  owner = await app.setUp();
  await entered(app, owner, {
    transectionType: 'income',
    type: 'service income',
    amount: 150,
    date: '2026-11-23',
  });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.pool.query('delete from academy.outbox');
  await app.database.pool.query('delete from academy.daily_summary');
  now = new Date('2026-11-23T17:00:00Z');
});

const deployed = { offered: brands, opened: openTally(), smsLocal: false, catalogues: readCatalogues() };
const where = () => ({ database: app.served, product: { ...app.whole.product, ...deployed }, brand: 'academy' });
const minute = () => writeDailySummary(where(), () => now);
const mails = async () =>
  (await app.database.pool.query('select "to", subject, text, "forSuperAdmin" from academy.outbox')).rows;
/** A session ends sooner than the day. */
const ownerNow = async (): Promise<string> => {
  const login = await app.call('POST', 'login', { body: { username: 'owner@academy.test', password: ownerPassword } });
  return login.body.token;
};
const set = async (body: object) => app.call('PUT', 'settings', { token: await ownerNow(), body });
const someone = { dailySummaryTo: 'hodan@example.so' };

describe('the summary of the day', () => {
  it('OW example 7: of two processes at 20:00 one writes one mail', async () => {
    await expectSaved(set(someone));
    await Promise.all([minute(), minute()]);
    expect(await mails()).toMatchObject([
      { to: 'hodan@example.so', subject: 'Hodan Academy: summary of 23 Nov 2026', forSuperAdmin: false },
    ]);
    await minute();
    expect(await mails()).toHaveLength(1);
    now = new Date('2026-11-24T17:00:00Z');
    await minute();
    expect(await mails()).toHaveLength(2);
  });

  it('is written at its time and not before, and once the product runs again if it stood still then', async () => {
    await expectSaved(set({ ...someone, dailySummaryAt: '20:15' }));
    now = new Date('2026-11-23T17:14:59Z');
    await minute();
    expect(await mails()).toEqual([]);
    now = new Date('2026-11-23T20:59:00Z');
    await minute();
    expect(await mails()).toHaveLength(1);
    await expectSaved(set({ dailySummaryAt: '20:00' }));
  });

  it('says takings, cash by account and debts, what the page sends too, and nobody by name', async () => {
    await expectSaved(set(someone));
    await minute();
    const [{ text }] = await mails();
    const { body } = await app.call('GET', 'owner/summaryText', { token: await ownerNow() });
    expect(body).toEqual({ text });
    expect(text.split('\n').slice(0, 7)).toEqual([
      'Hodan Academy',
      // Node's versions differ in the comma.
      expect.stringMatching(/^Monday,? 23 November 2026$/),
      '',
      'Takings: $150.00',
      'Spent: $0.00',
      'In all accounts: $150.00',
      '- Cash: $150.00',
    ]);
    expect(text).toContain('Debts: $0.00');
    expect(text).not.toContain('Somebody');
    expect(text).not.toContain('Hodan Warsame');
  });

  it('speaks the language of messages', async () => {
    await expectSaved(set({ ...someone, defaultLanguage: 'so' }));
    await minute();
    const [{ text }] = await mails();
    expect(text).not.toContain('Takings');
    await expectSaved(set({ defaultLanguage: 'en' }));
  });

  it('is written to nobody where none is named', async () => {
    await expectSaved(set({ dailySummaryTo: null }));
    await minute();
    expect(await mails()).toEqual([]);
  });

  it('goes to five addresses at most, each written once', async () => {
    const saved = await expectSaved(set({ dailySummaryTo: 'A@example.so; b@example.so,a@example.so' }));
    expect(saved.body.info.dailySummaryTo).toBe('a@example.so, b@example.so');
    await minute();
    expect(await mails()).toMatchObject([{ to: 'a@example.so, b@example.so' }]);
    const errors = async (dailySummaryTo: string) => (await set({ dailySummaryTo })).body.errors;
    expect(await errors('a@example.so, nobody')).toEqual({ dailySummaryTo: 'Email must be a valid email' });
    const six = Array.from({ length: 6 }, (_one, nth) => `a${nth}@example.so`).join(',');
    expect(await errors(six)).toEqual({ dailySummaryTo: 'At most 5 emails' });
    expect((await set({ dailySummaryAt: '24:00' })).body.errors).toEqual({ dailySummaryAt: 'Enter a time as HH:mm' });
  });

  it('is for administrators to see who gets it', async () => {
    await expectSaved(set(someone));
    const { token } = await app.logInAs(await ownerNow(), 'Clerk', ['/courses']);
    const { body } = await app.call('GET', 'settings', { token });
    expect([body.dailySummaryAt, 'dailySummaryTo' in body]).toEqual(['20:00', false]);
  });

  it('comes on its day where the clock was ahead once', async () => {
    await expectSaved(set(someone));
    now = new Date('2026-12-24T17:00:00Z');
    await minute();
    await boundSummaries(app.database, 'academy', new Date('2026-11-23T17:00:00Z'));
    expect((await app.database.pool.query('select * from academy.daily_summary')).rows).toEqual([]);
  });
});
