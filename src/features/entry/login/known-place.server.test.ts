// Proves R 4.6.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { studentBody, studentPassword } from '#testing/academy-records';
import { expectSaved, ownerPassword, type TestApp, startTestApp } from '#testing/test-app';
import { academySlices } from '#testing/parts/academy';
import { passwordResetSlice } from '#features/entry/password-reset/password-reset-slice.server';

let app: TestApp;
let owner: string;
let now = Date.parse('2031-01-01T08:00:00Z');

const later = (seconds: number) => {
  now += seconds * 1000;
  app.setClock(new Date(now));
};
const isBefore = (end: number) => now < end;
const day = 86_400;
const home = '198.51.100.7';
const from = (address: string) => ({ 'x-forwarded-for': address });

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices, passwordResetSlice], env: { TRUSTED_PROXY: '127.0.0.1' } });
  app.setClock(new Date(now));
  await app.setUp();
});
beforeEach(async () => {
  // Each test is about somebody else, long after the waits of the one before.
  later(2 * day);
  owner = (await logIn('owner@academy.test', '192.0.2.1')).body.token;
});
afterAll(() => app.stop());

const logIn = (username: string, address: string, password = ownerPassword) =>
  app.call('POST', 'login', { body: { username, password }, headers: from(address) });
const ask = (email: string, address: string) =>
  app.call('POST', 'login/activation', { body: { email }, headers: from(address) });
let strangers = 0;
/** An address from which nobody has called before. */
const strange = () => {
  strangers += 1;
  return `203.${strangers >> 16}.${(strangers >> 8) & 255}.${strangers & 255}`;
};

/** Somebody who is known at home. */
async function somebody(): Promise<string> {
  const { username } = await app.logInAs(owner, 'Sales', []);
  expect((await logIn(username, home)).status).toBe(200);
  return username;
}

/** Guesses from ever new addresses until the account waits as long as it ever does. */
async function attack(username: string): Promise<void> {
  for (let wait = 0; wait < 290; ) {
    later(wait);
    wait = Number((await logIn(username, strange(), 'a guess')).headers['retry-after'] ?? 0);
  }
  expect((await logIn(username, strange(), 'a guess')).status).toBe(429);
}

test('strangers who guess keep nobody out where the account has logged in before', async () => {
  const username = await somebody();
  await attack(username);
  expect((await logIn(username, home)).status).toBe(200);
  // What is right there gives those elsewhere nothing.
  expect((await logIn(username, strange(), 'a guess')).status).toBe(429);
  expect((await logIn(username, strange())).status).toBe(429);
});

test('whoever comes from an address that the account does not know waits with the account', async () => {
  const username = await somebody();
  await attack(username);
  const { status, headers } = await logIn(username, strange());
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
});

test('an address is known for ninety days after the last login from it', async () => {
  const username = await somebody();
  later(80 * day);
  expect((await logIn(username, home)).status).toBe(200);
  later(89 * day);
  await attack(username);
  expect((await logIn(username, home)).status).toBe(200);
  later(91 * day);
  await attack(username);
  expect((await logIn(username, home)).status).toBe(429);
});

test('an account knows the ten addresses at which it was last', async () => {
  const username = await somebody();
  // The first is where the office tried the login.
  for (let turn = 0; turn < 8; turn += 1) {
    later(60);
    await logIn(username, strange());
  }
  const { rows } = await app.database.pool.query(
    `select count(*)::int as known, bool_or(network = $2) as "isHome" from academy.login_place
     where "ownerID" = (select "ownerID" from academy.credential where username = $1)`,
    [username, home],
  );
  expect(rows).toEqual([{ known: 10, isHome: true }]);
  for (let turn = 0; turn < 2; turn += 1) {
    later(60);
    await logIn(username, strange());
  }
  await attack(username);
  expect((await logIn(username, home)).status).toBe(429);
});

test('guessing is as slow for strangers as it was, and at a known address no faster', async () => {
  const username = await somebody();
  const guessed = async (address: () => string) => {
    let made = 0;
    const end = now + 4 * 3_600_000;
    while (isBefore(end)) {
      const { status, headers } = await logIn(username, address(), 'a guess');
      if (status === 401) made += 1;
      later(Number(headers['retry-after'] ?? 0) || 1);
    }
    return made;
  };
  const byStrangers = await guessed(strange);
  const atHome = await guessed(() => home);
  // One in five minutes, after a few whose waits grow to that.
  expect(byStrangers).toBeGreaterThan(46);
  expect(byStrangers).toBeLessThan(66);
  expect(atHome).toBeLessThan(66);
});

test('strangers who ask for codes keep nobody from a code where the account has logged in before', async () => {
  const username = await somebody();
  const asked = [];
  for (let turn = 0; turn < 12; turn += 1) asked.push((await ask(username, strange())).status);
  expect(asked.slice(-6)).toEqual(Array.from({ length: 6 }, () => 429));
  expect((await ask(username, home)).status).toBe(200);
  expect((await ask(username, strange())).status).toBe(429);
  // There they are counted as well.
  const atHome = [];
  for (let turn = 0; turn < 12; turn += 1) atHome.push((await ask(username, home)).status);
  expect(atHome.slice(-6)).toEqual(Array.from({ length: 6 }, () => 429));
});

test('a student is known at an address like everybody', async () => {
  const { stdID } = (await expectSaved(app.call('POST', 'student', { token: owner, body: studentBody() }))).body.info;
  const enter = (address: string, password = studentPassword) =>
    app.call('POST', 'loginportal', { body: { stdID, password }, headers: from(address) });
  expect((await enter(home)).status).toBe(200);
  for (let turn = 0; turn < 7; turn += 1) await enter(strange(), 'a guess');
  expect((await enter(strange())).status).toBe(429);
  expect((await enter(home)).status).toBe(200);
});

test('half of an IPv6 address is a place: a phone that takes another one is known', async () => {
  const { username } = await app.logInAs(owner, 'Sales', []);
  expect((await logIn(username, '2001:db8:1:2::aa')).status).toBe(200);
  await attack(username);
  expect((await logIn(username, '2001:db8:1:2:1234::bb')).status).toBe(200);
  expect((await logIn(username, '2001:db8:1:3::aa')).status).toBe(429);
});
