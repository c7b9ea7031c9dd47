// Proves R 4.5, A24, D19, I8, AL14.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { pixelsOf } from '#testing/uploads/pixels';
import { ledgerSlices } from '#testing/parts/ledger';
import { passwordResetSlice } from '#features/entry/password-reset/password-reset-slice.server';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...ledgerSlices, passwordResetSlice, activitySlice] });
  owner = await app.setUp();
});
afterAll(() => app.stop());

const read = async (token = owner) => (await app.call('GET', 'settings', { token })).body;
const put = (body: object, token = owner) => app.call('PUT', 'settings', { token, body });
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('settings change field by field, and what was read is a valid body', async () => {
  const before = await read();
  const { info } = (await expectSaved(put({ ...before, address: 'Afgooye Road', booksClosedUpTo: '2026-01-31' }))).body;
  expect(info).toMatchObject({
    ...before,
    address: 'Afgooye Road',
    booksClosedUpTo: '2026-01-31',
    __v: before.__v + 1,
  });
  await expectSaved(put({ currencySign: 'Sh' }));
  expect(await read()).toMatchObject({ name: 'Hodan Academy', address: 'Afgooye Road', currencySign: 'Sh' });
  expect((await put({ ...before, name: 'Older' })).status).toBe(409);
});

test('pictures are kept by content, replaced and taken away', async () => {
  await expectSaved(put({ logo: picture, headerImage: picture }));
  const { logoUrl, headerImageUrl, footerImageUrl } = await read();
  const shown = await Promise.all([logoUrl, headerImageUrl].map(pixelsOf));
  expect([...shown, footerImageUrl]).toEqual([await pixelsOf(picture), await pixelsOf(picture), null]);
  await expectSaved(put({ headerImage: null }));
  expect(await read()).toMatchObject({ logoUrl, headerImageUrl: null });
  expect((await put({ logo: 'data:image/png;base64,AAAA' })).body.errors).toHaveProperty('logo');
});

test('a second currency, the country of phones and the use of credit have their usual values, and take others', async () => {
  const usual = { secondCurrency: null, secondRate: 0, countryCode: '252', useCreditAtCharge: true };
  expect(await read()).toMatchObject(usual);
  const own = { secondCurrency: 'Sh.So', secondRate: 26_000, countryCode: '254', useCreditAtCharge: false };
  expect((await expectSaved(put(own))).body.info).toMatchObject(own);
  await expectSaved(put({ secondRate: 0.92, countryCode: 1 }));
  expect(await read()).toMatchObject({ ...own, secondRate: 0.92, countryCode: '1' });
  for (const wrong of [
    { secondCurrency: 'Shilling' },
    { secondRate: -1 },
    { secondRate: 1_000_000.01 },
    { secondRate: 0.001 },
    { countryCode: '25212' },
    { countryCode: '+252' },
    { useCreditAtCharge: 'yes' },
  ])
    expect([(await put(wrong)).status, wrong]).toEqual([400, wrong]);
  expect(await read()).toMatchObject({ ...own, secondRate: 0.92, countryCode: '1' });
  // What is emptied has its usual value again.
  await expectSaved(put({ secondCurrency: null, secondRate: null, countryCode: null, useCreditAtCharge: null }));
  expect(await read()).toMatchObject(usual);
});

test('days to pay and the due day of monthly fees have their usual values, and take others', async () => {
  expect(await read()).toMatchObject({ paymentDays: 0, feeDueDay: 5 });
  expect((await expectSaved(put({ paymentDays: 90, feeDueDay: 28 }))).body.info).toMatchObject({
    paymentDays: 90,
    feeDueDay: 28,
  });
  for (const wrong of [{ paymentDays: 91 }, { paymentDays: -1 }, { feeDueDay: 0 }, { feeDueDay: 29 }])
    expect([(await put(wrong)).status, wrong]).toEqual([400, wrong]);
  await expectSaved(put({ paymentDays: null, feeDueDay: null }));
  expect(await read()).toMatchObject({ paymentDays: 0, feeDueDay: 5 });
});

test('nonsense is refused', async () => {
  for (const body of [
    { timeZone: 'Mars/Olympus' },
    // The runtime knows it, PostgreSQL does not.
    { timeZone: 'US/Pacific-New' },
    { name: '' },
    { minimumPassword: 4 },
    { booksClosedUpTo: '2026-02-30' },
    { smtpPort: 0 },
    { phone: 'none' },
    { nonsense: 1 },
  ]) {
    expect((await put(body)).status, JSON.stringify(body)).toBe(400);
  }
});

test('the mail password is answered to nobody, kept where it is left empty, and in no log', async () => {
  const facts = {
    smtpHost: 'mail.academy.test',
    smtpPort: 465,
    smtpUser: 'office',
    smtpFrom: 'office@academy.test',
  };
  const saved = await expectSaved(put({ ...facts, smtpPassword: 'mail secret' }));
  await expectSaved(put({ smtpPassword: '', name: 'Hodan Academy' }));
  const kept = await app.database
    .in('academy')
    .selectFrom('organisation')
    .select('smtpPassword')
    .executeTakeFirstOrThrow();
  expect(kept.smtpPassword).toBe('mail secret');
  const log = await app.call('GET', 'activity', { token: owner });
  expect(saved.text + JSON.stringify(await read()) + log.text).not.toContain('mail secret');
  expect(await read()).toMatchObject(facts);
  await expectSaved(put({ smtpHost: null, smtpUser: null }));
});

test('only superAdmin and admin change them, and read the facts of the mail server', async () => {
  const admin = await app.logInAs(owner, 'admin', []);
  const sales = await app.logInAs(owner, 'Sales', []);
  await expectSaved(put({ address: 'Hodan' }, admin.token));
  expect((await put({ address: 'Elsewhere' }, sales.token)).status).toBe(403);
  expect(await read(admin.token)).toHaveProperty('smtpHost');
  expect(await read(sales.token)).not.toHaveProperty('smtpHost');
});

test('a longer minimum for passwords holds wherever one is set', async () => {
  await expectSaved(put({ minimumPassword: 12 }));
  const body = {
    name: 'Ali',
    phone: '252611111111',
    username: 'ali@staff.test',
    userType: 'Sales',
    password: 'elevenchars',
  };
  expect((await app.call('POST', 'users', { token: owner, body })).body.errors).toEqual({
    password: 'Your password must be more than 11 characters',
  });
  await expectSaved(app.call('POST', 'users', { token: owner, body: { ...body, password: 'twelve chars' } }));
  await expectSaved(put({ minimumPassword: 5 }));
});

test('a mail that no server takes lies in the outbox', async () => {
  await expectSaved(put({ smtpHost: '127.0.0.1', smtpPort: 1 }));
  await app.call('POST', 'login/activation', { body: { email: 'owner@academy.test' } });
  await expect.poll(async () => (await app.call('GET', 'outbox', { token: owner })).body).toHaveLength(1);
});
