import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSaved, ownerPassword, type TestApp, startTestApp } from '#testing/test-app';
import { codeAt, type Desk, openDesk, turnOn } from '#testing/two-step';
import { ledgerSlices } from '#testing/parts/ledger';
import { secondFactorSlice } from '#features/entry/second-factor/second-factor-slice.server';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';

let app: TestApp;
let desk: Desk;

beforeAll(async () => {
  app = await startTestApp({ slices: [...ledgerSlices, secondFactorSlice, activitySlice] });
  desk = await openDesk(app);
});
beforeEach(() => desk.nextDay());
afterAll(() => app.stop());

test('a user without a second factor logs in with a password alone and gets a token at once', async () => {
  const { body } = await desk.logIn('owner@academy.test');
  expect(Object.keys(body)).toEqual(['status', 'message', 'token']);
});

test('turned on, the login asks for the code after the password, and the code opens it', async () => {
  const user = await desk.someone();
  const first = await desk.logIn(user.username);
  expect([first.status, Object.keys(first.body)]).toEqual([200, ['status', 'message', 'challenge']]);
  const second = await desk.answer(first.body.challenge, codeAt(user.secret, desk.now()));
  expect(second.status).toBe(200);
  expect(await desk.settings(second.body.token)).toBe(200);
  expect((await desk.actions()).slice(0, 2)).toEqual(['login', 'code asked']);
});

test('a wrong password is refused as for anybody else, and no code is asked for', async () => {
  const user = await desk.someone();
  const wrong = await desk.logIn(user.username, 'not the password');
  expect([wrong.status, wrong.body]).toEqual([401, (await desk.logIn('nobody@academy.test', 'x')).body]);
});

test('a wrong code is refused, counted and noted, and the fifth ends that login', async () => {
  const user = await desk.someone();
  const challenge = await desk.challengeOf(user);
  const statuses: unknown[] = [];
  for (let time = 0; time < 5; time++) {
    const { status, body } = await desk.answer(challenge, '000000');
    statuses.push([status, ...Object.keys(body.errors)]);
    desk.later(2 ** time);
  }
  expect(statuses).toEqual([...Array.from({ length: 4 }, () => [401, 'code']), [401, 'challenge']]);
  desk.later(301);
  const right = await desk.answer(challenge, codeAt(user.secret, desk.now()));
  expect([right.status, right.body.errors.challenge]).toEqual([401, 'Please log in again']);
  expect((await desk.actions()).slice(0, 6)).toEqual([...Array(5).fill('login failed'), 'code asked']);
});

test('codes are guessed slower and slower, whatever logs in between: the password, or a new one', async () => {
  const user = await desk.someone();
  for (let time = 0; time < 5; time++) await desk.answer(await desk.challengeOf(user), '000000');
  expect((await desk.answer(await desk.challengeOf(user), codeAt(user.secret, desk.now()))).status).toBe(429);
  await expectSaved(
    app.call('PUT', `users/${user._id}`, { token: desk.owner(), body: { password: 'brand new secret' } }),
  );
  const challenge = await desk.challengeOf(user, 'brand new secret');
  expect((await desk.answer(challenge, codeAt(user.secret, desk.now()))).status).toBe(429);
  desk.later(60);
  expect(
    (await desk.answer(await desk.challengeOf(user, 'brand new secret'), codeAt(user.secret, desk.now()))).status,
  ).toBe(200);
});

test('a code is taken once, though it is still shown', async () => {
  const user = await desk.someone();
  const code = codeAt(user.secret, desk.now());
  expect((await desk.answer(await desk.challengeOf(user), code)).status).toBe(200);
  expect((await desk.answer(await desk.challengeOf(user), code)).status).toBe(401);
  expect(
    (await desk.answer(await desk.challengeOf(user), codeAt(user.secret, Number(desk.now()) + 30_000))).status,
  ).toBe(200);
  expect(
    (await desk.answer(await desk.challengeOf(user), codeAt(user.secret, Number(desk.now()) - 30_000))).status,
  ).toBe(401);
});

test('a phone may be one step fast or slow, and not two', async () => {
  const user = await desk.someone();
  const tried = async (off: number) =>
    (await desk.answer(await desk.challengeOf(user), codeAt(user.secret, Number(desk.now()) + off))).status;
  expect([await tried(-60_000), await tried(60_000), await tried(-30_000)]).toEqual([401, 401, 200]);
  desk.later(300);
  expect(await tried(30_000)).toBe(200);
});

test('of two who bring the same code at the same moment one goes in', async () => {
  const user = await desk.someone();
  for (let round = 0; round < 5; round++) {
    desk.later(60);
    const challenges = [await desk.challengeOf(user), await desk.challengeOf(user)];
    const code = codeAt(user.secret, desk.now());
    const answers = await Promise.all(challenges.map((challenge) => desk.answer(challenge, code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  }
});

test('a login that waits is good once, even for two different codes at the same moment', async () => {
  const user = await desk.someone();
  const challenge = await desk.challengeOf(user);
  const answers = await Promise.all([
    desk.answer(challenge, codeAt(user.secret, desk.now())),
    desk.answer(challenge, user.recoveryCodes[0] ?? ''),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
});

test('a recovery code lets in once, in any spelling, and is gone then', async () => {
  const user = await desk.someone();
  const [first = '', second = ''] = user.recoveryCodes;
  expect((await desk.answer(await desk.challengeOf(user), first.toLowerCase().replace('-', ' '))).status).toBe(200);
  expect((await desk.actions()).slice(0, 3)).toEqual(['login', 'recovery code used', 'code asked']);
  expect((await desk.answer(await desk.challengeOf(user), first)).status).toBe(401);
  const { body } = await desk.answer(await desk.challengeOf(user), second);
  const { body: state } = await app.call('GET', 'profile/secondFactor', { token: body.token });
  expect(state).toEqual({ since: expect.stringMatching(/Z$/), recoveryCodesLeft: 8 });
});

test('a recovery code that two bring at the same moment lets one in', async () => {
  const user = await desk.someone();
  const challenges = [await desk.challengeOf(user), await desk.challengeOf(user)];
  const answers = await Promise.all(challenges.map((challenge) => desk.answer(challenge, user.recoveryCodes[0] ?? '')));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
});

test('a login waits five minutes for its code, and ends if the password is changed in the meantime', async () => {
  const user = await desk.someone();
  const old = await desk.challengeOf(user);
  desk.later(300);
  expect((await desk.answer(old, codeAt(user.secret, desk.now()))).body.errors).toHaveProperty('challenge');
  const challenge = await desk.challengeOf(user);
  desk.later(1);
  await expectSaved(
    app.call('PUT', `users/${user._id}`, { token: desk.owner(), body: { password: 'brand new secret' } }),
  );
  expect((await desk.answer(challenge, codeAt(user.secret, desk.now()))).body.errors).toHaveProperty('challenge');
});

test('a user who is blocked in the meantime is told that and is not logged in', async () => {
  const user = await desk.someone();
  const challenge = await desk.challengeOf(user);
  const block = (currentstatus: boolean) =>
    expectSaved(
      app.call('PUT', `users/blockuser/${user._id}`, { token: desk.owner(), body: { _id: user._id, currentstatus } }),
    );
  await block(false);
  const { status, body } = await desk.answer(challenge, codeAt(user.secret, desk.now()));
  expect([status, body.message]).toEqual([403, 'This account is blocked']);
  await block(true);
  expect((await desk.answer(challenge, codeAt(user.secret, desk.now()))).status).toBe(401);
});

test('what the second step is known by is no token, and nothing in the other brand', async () => {
  const decorator = await app.setUp('decoration');
  const user = await desk.someone();
  const challenge = await desk.challengeOf(user);
  expect(await desk.settings(challenge)).toBe(401);
  expect((await desk.answer(challenge, codeAt(user.secret, desk.now()), 'decoration')).status).toBe(401);
  expect((await desk.answer(challenge, codeAt(user.secret, desk.now()))).status).toBe(200);
  const clerk = await turnOn(app, await app.logInAs(decorator, 'Sales', [], 'decoration'), desk.now(), 'decoration');
  desk.later(60);
  const { challenge: other } = (await desk.logIn(clerk.username, ownerPassword, 'decoration')).body;
  expect((await desk.answer(other, codeAt(clerk.secret, desk.now()), 'decoration')).status).toBe(200);
});
