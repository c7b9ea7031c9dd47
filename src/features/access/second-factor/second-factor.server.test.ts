import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSaved, ownerPassword, startTestApp, type TestApp } from '../../../testing/test-app';
import { codeAt, turnOn, type TwoStepUser } from '../../../testing/two-step';
import { resetByOperator } from '../password-reset/operator-reset.server';

let app: TestApp;
let owner: string;
// Each test has a minute of its own, far from the others' codes and waits.
let now = Date.parse('2031-01-01T08:00:00Z');

beforeAll(async () => {
  app = await startTestApp();
  await app.setUp();
});
beforeEach(async () => {
  later(26 * 3600);
  owner = (await logIn('owner@academy.test')).body.token;
});
afterAll(() => app.stop());

function later(seconds: number): void {
  now += seconds * 1000;
  app.setClock(new Date(now));
}

const logIn = (username: string, password = ownerPassword, brand: 'academy' | 'decoration' = 'academy') =>
  app.call('POST', 'login', { brand, body: { username, password } });
const answer = (challenge: string, code: string, brand: 'academy' | 'decoration' = 'academy') =>
  app.call('POST', 'login/code', { brand, body: { challenge, code } });
const settings = async (token: string) => (await app.call('GET', 'settings', { token })).status;
const actions = async (): Promise<string[]> =>
  (await app.call('GET', 'activity?page=1&pageSize=50', { token: owner })).body.map(
    (row: { action: string }) => row.action,
  );

/** Someone whose login asks for a code, a minute after it was turned on. */
async function someone(role = 'Sales'): Promise<TwoStepUser> {
  const user = await turnOn(app, await app.logInAs(owner, role, []), new Date(now));
  later(90);
  return user;
}

async function challengeOf({ username }: { username: string }, password = ownerPassword): Promise<string> {
  return (await logIn(username, password)).body.challenge;
}

test('who has no second factor logs in as ever, with a token at once', async () => {
  const { body } = await logIn('owner@academy.test');
  expect(Object.keys(body)).toEqual(['status', 'message', 'token']);
});

test('turned on, the login asks for the code after the password, and the code opens it', async () => {
  const user = await someone();
  const first = await logIn(user.username);
  expect([first.status, Object.keys(first.body)]).toEqual([200, ['status', 'message', 'challenge']]);
  const second = await answer(first.body.challenge, codeAt(user.secret, now));
  expect(second.status).toBe(200);
  expect(await settings(second.body.token)).toBe(200);
  expect((await actions()).slice(0, 2)).toEqual(['login', 'code asked']);
});

test('a wrong password is told as that of anybody else, and asks for no code', async () => {
  const user = await someone();
  const wrong = await logIn(user.username, 'not the password');
  expect([wrong.status, wrong.body]).toEqual([401, (await logIn('nobody@academy.test', 'x')).body]);
});

test('a wrong code is refused, counted and noted, and the fifth ends that login', async () => {
  const user = await someone();
  const challenge = await challengeOf(user);
  const statuses: unknown[] = [];
  for (let time = 0; time < 5; time++) {
    const { status, body } = await answer(challenge, '000000');
    statuses.push([status, ...Object.keys(body.errors)]);
    later(2 ** time);
  }
  expect(statuses).toEqual([...Array(4).fill([401, 'code']), [401, 'challenge']]);
  later(301);
  const right = await answer(challenge, codeAt(user.secret, now));
  expect([right.status, right.body.errors.challenge]).toEqual([401, 'Please log in again']);
  expect((await actions()).slice(0, 6)).toEqual([...Array(5).fill('login failed'), 'code asked']);
});

test('codes are guessed slower and slower, whatever logs in between: the password, or a new one', async () => {
  const user = await someone();
  for (let time = 0; time < 5; time++) await answer(await challengeOf(user), '000000');
  expect((await answer(await challengeOf(user), codeAt(user.secret, now))).status).toBe(429);
  await expectSaved(app.call('PUT', `users/${user._id}`, { token: owner, body: { password: 'brand new secret' } }));
  const challenge = await challengeOf(user, 'brand new secret');
  expect((await answer(challenge, codeAt(user.secret, now))).status).toBe(429);
  later(60);
  expect((await answer(await challengeOf(user, 'brand new secret'), codeAt(user.secret, now))).status).toBe(200);
});

test('a code is taken once, though it is still shown', async () => {
  const user = await someone();
  const code = codeAt(user.secret, now);
  expect((await answer(await challengeOf(user), code)).status).toBe(200);
  expect((await answer(await challengeOf(user), code)).status).toBe(401);
  expect((await answer(await challengeOf(user), codeAt(user.secret, now + 30_000))).status).toBe(200);
  expect((await answer(await challengeOf(user), codeAt(user.secret, now - 30_000))).status).toBe(401);
});

test('a phone may be one step fast or slow, and not two', async () => {
  const user = await someone();
  const tried = async (off: number) => (await answer(await challengeOf(user), codeAt(user.secret, now + off))).status;
  expect([await tried(-60_000), await tried(60_000), await tried(-30_000)]).toEqual([401, 401, 200]);
  later(300);
  expect(await tried(30_000)).toBe(200);
});

test('of two who bring the same code at the same moment one goes in', async () => {
  const user = await someone();
  for (let round = 0; round < 5; round++) {
    later(60);
    const challenges = [await challengeOf(user), await challengeOf(user)];
    const code = codeAt(user.secret, now);
    const answers = await Promise.all(challenges.map((challenge) => answer(challenge, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  }
});

test('a login that waits is good once, even for two different codes at the same moment', async () => {
  const user = await someone();
  const challenge = await challengeOf(user);
  const answers = await Promise.all([
    answer(challenge, codeAt(user.secret, now)),
    answer(challenge, user.recoveryCodes[0] ?? ''),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('a recovery code lets in once, in any spelling, and is gone then', async () => {
  const user = await someone();
  const [first = '', second = ''] = user.recoveryCodes;
  expect((await answer(await challengeOf(user), first.toLowerCase().replace('-', ' '))).status).toBe(200);
  expect((await actions()).slice(0, 3)).toEqual(['login', 'recovery code used', 'code asked']);
  expect((await answer(await challengeOf(user), first)).status).toBe(401);
  const { body } = await answer(await challengeOf(user), second);
  const { body: state } = await app.call('GET', 'profile/secondFactor', { token: body.token });
  expect(state).toEqual({ since: expect.stringMatching(/Z$/), recoveryCodesLeft: 8 });
});

test('a recovery code that two bring at the same moment lets one in', async () => {
  const user = await someone();
  const challenges = [await challengeOf(user), await challengeOf(user)];
  const answers = await Promise.all(challenges.map((challenge) => answer(challenge, user.recoveryCodes[0] ?? '')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('a login waits five minutes for its code, and ends when the password is changed meanwhile', async () => {
  const user = await someone();
  const old = await challengeOf(user);
  later(300);
  expect((await answer(old, codeAt(user.secret, now))).body.errors).toHaveProperty('challenge');
  const challenge = await challengeOf(user);
  later(1);
  await expectSaved(app.call('PUT', `users/${user._id}`, { token: owner, body: { password: 'brand new secret' } }));
  expect((await answer(challenge, codeAt(user.secret, now))).body.errors).toHaveProperty('challenge');
});

test('who is blocked meanwhile is told so and stays out', async () => {
  const user = await someone();
  const challenge = await challengeOf(user);
  const block = (currentstatus: boolean) =>
    expectSaved(
      app.call('PUT', `users/blockuser/${user._id}`, { token: owner, body: { _id: user._id, currentstatus } }),
    );
  await block(false);
  const { status, body } = await answer(challenge, codeAt(user.secret, now));
  expect([status, body.message]).toEqual([403, 'This account is blocked']);
  await block(true);
  expect((await answer(challenge, codeAt(user.secret, now))).status).toBe(401);
});

test('what the second step is known by is no token, and nothing in the other brand', async () => {
  const decorator = await app.setUp('decoration');
  const user = await someone();
  const challenge = await challengeOf(user);
  expect(await settings(challenge)).toBe(401);
  expect((await answer(challenge, codeAt(user.secret, now), 'decoration')).status).toBe(401);
  expect((await answer(challenge, codeAt(user.secret, now))).status).toBe(200);
  const clerk = await turnOn(app, await app.logInAs(decorator, 'Sales', [], 'decoration'), new Date(now), 'decoration');
  later(60);
  const { challenge: other } = (await logIn(clerk.username, ownerPassword, 'decoration')).body;
  expect((await answer(other, codeAt(clerk.secret, now), 'decoration')).status).toBe(200);
});

test('turning on takes the password and a code, ends the other sessions, and tells the recovery codes once', async () => {
  const user = await app.logInAs(owner, 'Sales', []);
  const elsewhere = (await logIn(user.username)).body.token;
  const put = (path: string, body: object) => app.call('PUT', path, { token: user.token, body });
  expect((await put('profile/secondFactor', { password: 'not it' })).body.errors).toHaveProperty('password');
  expect((await put('profile/secondFactor/confirm', { code: '123456' })).status).toBe(400);
  const { body } = await put('profile/secondFactor', { password: ownerPassword });
  expect(body.uri).toContain(body.secret);
  expect(body.qr.every((row: string) => row.length === body.qr.length && /^[01]+$/.test(row))).toBe(true);
  expect((await put('profile/secondFactor/confirm', { code: '000000' })).body.errors).toHaveProperty('code');
  expect((await logIn(user.username)).body).toHaveProperty('token');
  const on = await put('profile/secondFactor/confirm', { code: codeAt(body.secret, now) });
  expect(new Set(on.body.recoveryCodes).size).toBe(10);
  expect([await settings(user.token), await settings(elsewhere)]).toEqual([200, 401]);
  expect((await put('profile/secondFactor', { password: ownerPassword })).status).toBe(409);
  const kept = await app.database.pool.query('select * from academy.second_factor natural join academy.recovery_code');
  expect(JSON.stringify(kept.rows)).not.toContain(body.secret);
  expect(JSON.stringify(kept.rows)).not.toContain(on.body.recoveryCodes[0].replace('-', ''));
  const replays = await app.database.pool.query('select answer::text from academy.replay');
  expect(JSON.stringify(replays.rows)).not.toContain(body.secret);
});

test('turning off takes the password and a code, and then the password is enough', async () => {
  const user = await someone();
  const { token } = (await answer(await challengeOf(user), codeAt(user.secret, now))).body;
  const off = (body: object) => app.call('DELETE', 'profile/secondFactor', { token, body });
  later(60);
  expect((await off({ password: 'not it', code: codeAt(user.secret, now) })).body.errors).toHaveProperty('password');
  expect((await off({ password: ownerPassword, code: '000000' })).body.errors).toHaveProperty('code');
  expect((await logIn(user.username)).body).toHaveProperty('challenge');
  expect((await off({ password: ownerPassword, code: codeAt(user.secret, now) })).status).toBe(200);
  expect((await off({ password: ownerPassword, code: codeAt(user.secret, now) })).status).toBe(409);
  expect((await logIn(user.username)).body).toHaveProperty('token');
  expect(await actions()).toEqual(expect.arrayContaining(['second factor on', 'second factor off']));
});

test('a superAdmin resets the second factor of others: their sessions end, and they are told by mail', async () => {
  const user = await someone();
  const { token } = (await answer(await challengeOf(user), codeAt(user.secret, now))).body;
  const reset = (id: string, by: string) => app.call('DELETE', `users/${id}/secondFactor`, { token: by });
  const admin = await app.logInAs(owner, 'admin', []);
  expect((await reset(user._id, admin.token)).status).toBe(403);
  expect((await reset(user._id, token)).status).toBe(403);
  expect(await settings(token)).toBe(200);
  expect((await reset(user._id, owner)).status).toBe(200);
  expect(await settings(token)).toBe(401);
  expect((await logIn(user.username)).body).toHaveProperty('token');
  expect((await actions()).slice(0, 3)).toContain('second factor reset');
  const { body: mails } = await app.call('GET', 'outbox', { token: owner });
  expect(mails[0]).toMatchObject({ to: user.username, subject: 'Your two-step login has changed' });
  expect((await reset(user._id, owner)).status).toBe(409);
});

test('nobody resets the own second factor: an open session is not enough', async () => {
  const user = await someone('superAdmin');
  const { token } = (await answer(await challengeOf(user), codeAt(user.secret, now))).body;
  expect((await app.call('DELETE', `users/${user._id}/secondFactor`, { token })).status).toBe(409);
});

test('a password that is set anew by mail does not get round the code', async () => {
  const user = await someone();
  const { activationCode } = (await app.call('POST', 'login/activation', { body: { email: user.username } })).body;
  const { body: mails } = await app.call('GET', 'outbox', { token: owner });
  const code = /\d{6}/.exec(mails[0].text)?.[0];
  const email = user.username;
  await app.call('POST', 'login/activation/check', { body: { email, activationCode, code } });
  const password = 'set by mail';
  await app.call('PUT', 'login/passUpdate/', { body: { email, activationCode, password, confirmPassword: password } });
  const { body } = await logIn(email, password);
  expect(Object.keys(body)).toEqual(['status', 'message', 'challenge']);
  expect((await answer(body.challenge, codeAt(user.secret, now))).status).toBe(200);
});

test('at the machine itself a password is set with the second factor kept, or taken away where that is said', async () => {
  const { username, secret } = await someone('superAdmin');
  const set = (secondFactor: 'kept' | 'dropped') =>
    resetByOperator(app.database, { username, password: `${secondFactor} by hand`, secondFactor });
  expect(await set('kept')).toEqual([{ brand: 'academy', asksCode: true }]);
  expect((await answer(await challengeOf({ username }, 'kept by hand'), codeAt(secret, now))).status).toBe(200);
  expect(await set('dropped')).toEqual([{ brand: 'academy', asksCode: false }]);
  expect((await logIn(username, 'dropped by hand')).body).toHaveProperty('token');
});

test('a user with a second factor is deleted with it', async () => {
  const user = await someone();
  await challengeOf(user);
  await expectSaved(app.call('DELETE', `users/${user._id}`, { token: owner }));
  const { rows } = await app.database.pool.query('select 1 from academy.second_factor where "userID" = $1', [user._id]);
  expect(rows).toEqual([]);
});
