import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSaved, ownerPassword, type TestApp, startTestApp } from '#testing/test-app';
import { codeAt, type Desk, openDesk } from '#testing/two-step';
import { resetByOperator } from '#features/entry/password-reset/operator-reset.server';
import { ledgerSlices } from '#testing/parts/ledger';
import { passwordResetSlice } from '#features/entry/password-reset/password-reset-slice.server';
import { secondFactorSlice } from './second-factor-slice.server';
import { messageSlice } from '#features/messages/message/message-slice.server';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';

let app: TestApp;
let desk: Desk;

beforeAll(async () => {
  app = await startTestApp({
    slices: [...ledgerSlices, passwordResetSlice, secondFactorSlice, messageSlice, activitySlice],
  });
  desk = await openDesk(app);
});
beforeEach(() => desk.nextDay());
afterAll(() => app.stop());

test('turning on takes the password and a code, ends the other sessions, and tells the recovery codes once', async () => {
  const user = await app.logInAs(desk.owner(), 'Sales', []);
  const elsewhere = (await desk.logIn(user.username)).body.token;
  const put = (path: string, body: object) => app.call('PUT', path, { token: user.token, body });
  expect((await put('profile/secondFactor', { password: 'not it' })).body.errors).toHaveProperty('password');
  expect((await put('profile/secondFactor/confirm', { code: '123456' })).status).toBe(400);
  const { body } = await put('profile/secondFactor', { password: ownerPassword });
  expect(body.uri).toContain(body.secret);
  expect(body.qr.every((row: string) => row.length === body.qr.length && /^[01]+$/.test(row))).toBe(true);
  expect((await put('profile/secondFactor/confirm', { code: '000000' })).body.errors).toHaveProperty('code');
  expect((await desk.logIn(user.username)).body).toHaveProperty('token');
  const on = await put('profile/secondFactor/confirm', { code: codeAt(body.secret, desk.now()) });
  expect(new Set(on.body.recoveryCodes).size).toBe(10);
  expect([await desk.settings(user.token), await desk.settings(elsewhere)]).toEqual([200, 401]);
  expect((await put('profile/secondFactor', { password: ownerPassword })).status).toBe(409);
  const kept = await app.database.pool.query('select * from academy.second_factor natural join academy.recovery_code');
  expect(JSON.stringify(kept.rows)).not.toContain(body.secret);
  expect(JSON.stringify(kept.rows)).not.toContain(on.body.recoveryCodes[0].replace('-', ''));
  const replays = await app.database.pool.query('select answer::text from academy.replay');
  expect(JSON.stringify(replays.rows)).not.toContain(body.secret);
});

test('turning off takes the password and a code, and then the password is enough', async () => {
  const user = await desk.someone();
  const { token } = (await desk.answer(await desk.challengeOf(user), codeAt(user.secret, desk.now()))).body;
  const off = (body: object) => app.call('DELETE', 'profile/secondFactor', { token, body });
  desk.later(60);
  expect((await off({ password: 'not it', code: codeAt(user.secret, desk.now()) })).body.errors).toHaveProperty(
    'password',
  );
  expect((await off({ password: ownerPassword, code: '000000' })).body.errors).toHaveProperty('code');
  expect((await desk.logIn(user.username)).body).toHaveProperty('challenge');
  expect((await off({ password: ownerPassword, code: codeAt(user.secret, desk.now()) })).status).toBe(200);
  expect((await off({ password: ownerPassword, code: codeAt(user.secret, desk.now()) })).status).toBe(409);
  expect((await desk.logIn(user.username)).body).toHaveProperty('token');
  expect(await desk.actions()).toEqual(expect.arrayContaining(['second factor on', 'second factor off']));
});

test('a superAdmin resets the second factor of others: their sessions end, and they are told by mail', async () => {
  const user = await desk.someone();
  const { token } = (await desk.answer(await desk.challengeOf(user), codeAt(user.secret, desk.now()))).body;
  const reset = (id: string, by: string) => app.call('DELETE', `users/${id}/secondFactor`, { token: by });
  const admin = await app.logInAs(desk.owner(), 'admin', []);
  expect((await reset(user._id, admin.token)).status).toBe(403);
  expect((await reset(user._id, token)).status).toBe(403);
  expect(await desk.settings(token)).toBe(200);
  expect((await reset(user._id, desk.owner())).status).toBe(200);
  expect(await desk.settings(token)).toBe(401);
  expect((await desk.logIn(user.username)).body).toHaveProperty('token');
  expect((await desk.actions()).slice(0, 3)).toContain('second factor reset');
  const { body: mails } = await app.call('GET', 'outbox', { token: desk.owner() });
  expect(mails[0]).toMatchObject({ to: user.username, subject: 'Your two-step login has changed' });
  expect((await reset(user._id, desk.owner())).status).toBe(409);
});

test('nobody resets the own second factor: an open session is not enough', async () => {
  const user = await desk.someone('superAdmin');
  const { token } = (await desk.answer(await desk.challengeOf(user), codeAt(user.secret, desk.now()))).body;
  expect((await app.call('DELETE', `users/${user._id}/secondFactor`, { token })).status).toBe(409);
});

test('a password that is set anew by mail does not get round the code', async () => {
  const user = await desk.someone();
  const { activationCode } = (await app.call('POST', 'login/activation', { body: { email: user.username } })).body;
  const { body: mails } = await app.call('GET', 'outbox', { token: desk.owner() });
  const code = /\d{6}/.exec(mails[0].text)?.[0];
  const email = user.username;
  await app.call('POST', 'login/activation/check', { body: { email, activationCode, code } });
  const password = 'set by mail';
  await app.call('PUT', 'login/passUpdate/', { body: { email, activationCode, password, confirmPassword: password } });
  const { body } = await desk.logIn(email, password);
  expect(Object.keys(body)).toEqual(['status', 'message', 'challenge']);
  expect((await desk.answer(body.challenge, codeAt(user.secret, desk.now()))).status).toBe(200);
});

test('at the machine itself a password is set with the second factor kept, or taken away where that is said', async () => {
  const { username, secret } = await desk.someone('superAdmin');
  const set = (secondFactor: 'kept' | 'dropped') =>
    resetByOperator(app.database, { username, password: `${secondFactor} by hand`, secondFactor });
  expect(await set('kept')).toEqual([{ brand: 'academy', asksCode: true }]);
  expect(
    (await desk.answer(await desk.challengeOf({ username }, 'kept by hand'), codeAt(secret, desk.now()))).status,
  ).toBe(200);
  expect(await set('dropped')).toEqual([{ brand: 'academy', asksCode: false }]);
  expect((await desk.logIn(username, 'dropped by hand')).body).toHaveProperty('token');
});

test('a user with a second factor is deleted with it', async () => {
  const user = await desk.someone();
  await desk.challengeOf(user);
  await expectSaved(app.call('DELETE', `users/${user._id}`, { token: desk.owner() }));
  const { rows } = await app.database.pool.query('select 1 from academy.second_factor where "userID" = $1', [user._id]);
  expect(rows).toEqual([]);
});
