// Proves S§2, S§3, S§4, S§5, S§7, R 4.5, A22, A23, A27.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSaved, ownerPassword, type TestApp, startTestApp } from '#testing/test-app';
import { resetByOperator } from './operator-reset.server';
import { academySlices } from '#testing/parts/academy';
import { ledgerSlices } from '#testing/parts/ledger';
import { passwordResetSlice } from './password-reset-slice.server';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices, ...ledgerSlices, passwordResetSlice, activitySlice] });
  owner = await app.setUp();
});
afterAll(() => app.stop());

const ask = (email: string) => app.call('POST', 'login/activation', { body: { email } });
const check = (email: string, activationCode: string, code: string) =>
  app.call('POST', 'login/activation/check', { body: { email, activationCode, code } });
const renew = (email: string, activationCode: string, password: string, confirmPassword = password) =>
  app.call('PUT', 'login/passUpdate/', { body: { email, activationCode, password, confirmPassword } });
const logIn = (username: string, password: string) => app.call('POST', 'login', { body: { username, password } });

async function newestCode(to: string, token = owner): Promise<string> {
  const mails: { to: string; text: string }[] = (await app.call('GET', 'outbox', { token })).body;
  return /\d{6}/.exec(mails.find((mail) => mail.to === to)?.text ?? '')?.[0] ?? '';
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a forgotten password is set anew in three steps, once, and ends the sessions', async () => {
  const { username, token } = await app.logInAs(owner, 'Sales', []);
  const asked = await ask(username.toUpperCase());
  expect(asked.status).toBe(200);
  const { activationCode } = asked.body;
  const code = await newestCode(username);
  expect(code).toMatch(/^\d{6}$/);
  expect(asked.text).not.toContain(code);
  expect((await renew(username, activationCode, 'brand new secret')).status).toBe(400);
  expect((await check('owner@academy.test', activationCode, code)).status).toBe(400);
  expect((await check(username, activationCode, code)).status).toBe(200);
  expect((await renew(username, activationCode, 'brand new secret', 'other')).body.errors).toHaveProperty(
    'confirmPassword',
  );
  expect((await renew(username, activationCode, 'abcd')).body.errors).toHaveProperty('password');
  expect((await renew('owner@academy.test', activationCode, 'brand new secret')).status).toBe(400);
  expect((await renew(username, activationCode, 'brand new secret')).status).toBe(200);
  expect((await renew(username, activationCode, 'once more secret')).status).toBe(400);
  expect((await app.call('GET', 'settings', { token })).status).toBe(401);
  expect((await logIn(username, ownerPassword)).status).toBe(401);
  expect((await logIn(username, 'brand new secret')).status).toBe(200);
});

test('an unknown e-mail gets the same answers, step by step', async () => {
  const known = await ask('owner@academy.test');
  const unknown = await ask('nobody@academy.test');
  const shape = ({ status, body }: typeof known) => [status, { ...body, activationCode: body.activationCode.length }];
  expect(shape(unknown)).toEqual(shape(known));
  const wrong = await check(
    'owner@academy.test',
    known.body.activationCode,
    other(await newestCode('owner@academy.test')),
  );
  const nobodys = await check('nobody@academy.test', unknown.body.activationCode, '123456');
  expect([nobodys.status, nobodys.body]).toEqual([wrong.status, wrong.body]);
  expect((await app.call('GET', 'outbox', { token: owner })).text).not.toContain('nobody@academy.test');
});

test('what is missing is said in the words of each step', async () => {
  const { username } = await app.logInAs(owner, 'Sales', []);
  expect((await ask('')).body.errors).toEqual({ email: 'Please enter your email' });
  expect((await ask('nobody')).body.errors).toEqual({ email: 'Email must be a valid email' });
  const { activationCode } = (await ask(username)).body;
  expect((await check(username, activationCode, '')).body.errors).toEqual({ code: 'Please enter the activation code' });
  const code = await newestCode(username);
  expect((await check(username, activationCode, other(code))).body.message).toBe('Invalid activation code');
  await check(username, activationCode, code);
  expect((await renew(username, activationCode, 'abcd')).body.errors.password).toBe(
    'Your password must be more than 4 characters',
  );
  expect((await renew(username, activationCode, 'brand new secret', 'another')).body.errors.confirmPassword).toBe(
    'The passwords do not match',
  );
});

test('five wrong tries use a code up, and another one must be asked for', async () => {
  const { username } = await app.logInAs(owner, 'Sales', []);
  const { activationCode } = (await ask(username)).body;
  const code = await newestCode(username);
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await check(username, activationCode, other(code))).status).toBe(400);
  expect((await check(username, activationCode, code)).status).toBe(400);
  const again = (await ask(username)).body.activationCode;
  expect((await check(username, again, await newestCode(username))).status).toBe(200);
});

test('wrong tries sent all at once are counted one by one', async () => {
  const { username } = await app.logInAs(owner, 'Sales', []);
  const { activationCode } = (await ask(username)).body;
  const code = await newestCode(username);
  await Promise.all(Array.from({ length: 5 }, () => check(username, activationCode, other(code))));
  expect((await check(username, activationCode, code)).status).toBe(400);
});

test('students and teachers reset theirs as well', async () => {
  const student = {
    studentName: 'Asha Ali',
    studentPhone: '252615555555',
    studentGender: 'female',
    studentAddress: 'Hodan',
    educationalLevel: 'Secondary',
    username: 'asha@student.test',
    password: 'asha likes maths',
  };
  const { stdID } = (await expectSaved(app.call('POST', 'student', { token: owner, body: student }))).body.info;
  const { activationCode } = (await ask(student.username)).body;
  await check(student.username, activationCode, await newestCode(student.username));
  expect((await renew(student.username, activationCode, 'asha likes physics')).status).toBe(200);
  expect((await app.call('POST', 'loginportal', { body: { stdID, password: 'asha likes physics' } })).status).toBe(200);
});

test('the outbox is for superAdmin and admin, and a mail to a superAdmin for superAdmins alone', async () => {
  const admin = await app.logInAs(owner, 'admin', []);
  const sales = await app.logInAs(owner, 'Sales', []);
  await ask('owner@academy.test');
  await ask(sales.username);
  expect((await app.call('GET', 'outbox', { token: sales.token })).status).toBe(403);
  const seen: Record<string, string>[] = (await app.call('GET', 'outbox', { token: admin.token })).body;
  expect(seen.map((mail) => mail.to)).toContain(sales.username);
  expect(seen.map((mail) => mail.to)).not.toContain('owner@academy.test');
  const all: Record<string, string>[] = (await app.call('GET', 'outbox', { token: owner })).body;
  expect(all.slice(0, 2).map((mail) => mail.to)).toEqual([sales.username, 'owner@academy.test']);
  expect(Object.keys(all[0] ?? {}).sort()).toEqual(['_id', 'createdAt', 'subject', 'text', 'to']);
});

test('codes for one e-mail cannot be asked for without end, and end after ten minutes', async () => {
  const { username } = await app.logInAs(owner, 'Sales', []);
  const start = Date.parse('2031-01-01T08:00:00Z');
  app.setClock(new Date(start));
  const asked = [];
  for (let attempt = 0; attempt < 8; attempt++) asked.push(await ask(username));
  expect(asked.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  const superAdmin = (await logIn('owner@academy.test', ownerPassword)).body.token;
  const code = await newestCode(username, superAdmin);
  const handle = asked[4]?.body.activationCode;
  app.setClock(new Date(start + 10 * 60_000));
  expect((await check(username, handle, code)).status).toBe(400);
  expect((await app.call('GET', 'activity', { token: superAdmin })).text).not.toContain(code);
});

test('whoever runs the server helps the last superAdmin', async () => {
  const username = 'owner@academy.test';
  expect(
    await resetByOperator(app.database, {
      username: 'nobody@academy.test',
      password: 'from the console',
      secondFactor: 'kept',
    }),
  ).toBe('Nobody logs in as nobody@academy.test');
  expect(await resetByOperator(app.database, { username, password: '12345', secondFactor: 'kept' })).toBe(
    'This password is too common, choose another',
  );
  expect(await resetByOperator(app.database, { username, password: 'from the console', secondFactor: 'kept' })).toEqual(
    [{ brand: 'academy', asksCode: false }],
  );
  expect((await logIn(username, ownerPassword)).status).toBe(401);
  expect((await logIn(username, 'from the console')).status).toBe(200);
});
