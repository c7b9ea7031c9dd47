import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownerPassword, type TestApp, startTestApp } from '#testing/test-app';

let app: TestApp;
let owner: string;
let day = 0;

beforeAll(async () => {
  app = await startTestApp();
  app.setClock(new Date('2031-01-01T08:00:00Z'));
  owner = await app.setUp();
});
afterAll(() => app.stop());

/** Begins a day on which nothing has failed yet; the clock is stopped, so that no wait ends by itself. */
async function newDay(): Promise<string> {
  app.setClock(new Date(Date.UTC(2031, 0, ++day * 2, 8)));
  const { token } = (
    await app.call('POST', 'login', { body: { username: 'owner@academy.test', password: ownerPassword } })
  ).body;
  return (await app.logInAs(token ?? owner, 'Sales', [])).username;
}

/** Logs in from many addresses, or from one. */
const logIn = (username: string, password: string, remoteAddress: string) =>
  app.app.inject({
    method: 'POST',
    url: '/api/academy/login',
    remoteAddress,
    payload: { username, password },
  });
const fromEach = (one: number) => `10.0.${one >> 8}.${one & 255}`;
async function statuses(tries: readonly ReturnType<typeof logIn>[]): Promise<Record<number, number>> {
  const found: Record<number, number> = {};
  for (const { statusCode } of await Promise.all(tries)) found[statusCode] = (found[statusCode] ?? 0) + 1;
  return found;
}
const many = (count: number, one: (number: number) => ReturnType<typeof logIn>) =>
  statuses(Array.from({ length: count }, (_, number) => one(number)));

test('sixteen phones that share an account log in at once, and each is let in', async () => {
  const username = await newDay();
  expect(await many(16, (one) => logIn(username, ownerPassword, fromEach(one)))).toEqual({ 200: 16 });
  expect(await many(16, () => logIn(username, ownerPassword, '10.9.0.1'))).toEqual({ 200: 16 });
});

test('an account that has failed up to its last free try, or beyond, still lets sixteen right ones in at once', async () => {
  const username = await newDay();
  for (let failed = 0; failed < 4; failed++) await logIn(username, 'wrong password', '10.9.0.2');
  expect(await many(16, (one) => logIn(username, ownerPassword, fromEach(one)))).toEqual({ 200: 16 });
  for (let failed = 0; failed < 6; failed++) await logIn(username, 'wrong password', '10.9.0.2');
  app.setClock(new Date(Date.UTC(2031, 0, day * 2, 8, 10)));
  expect(await many(16, (one) => logIn(username, ownerPassword, fromEach(one)))).toEqual({ 200: 16 });
});

test('of 64 wrong passwords sent at once, no more are checked than if they came one after the other, wherever they come from', async () => {
  const username = await newDay();
  const wrong = await many(64, (one) => logIn(username, 'wrong password', fromEach(one)));
  expect(wrong).toEqual({ 401: 5, 429: 59 });
  // Its wait is over: the next try is one guess, however many come with it.
  app.setClock(new Date(Date.UTC(2031, 0, day * 2, 8, 10)));
  expect(await many(64, (one) => logIn(username, 'wrong password', fromEach(one)))).toEqual({ 401: 1, 429: 63 });
});

test('right passwords at once are let in from an address whose free tries are all but spent, and buy nobody a guess', async () => {
  const username = await newDay();
  const address = '10.9.0.3';
  for (let failed = 0; failed < 28; failed++) await logIn(`guess${failed}@academy.test`, 'wrong password', address);
  expect(await many(16, () => logIn(username, ownerPassword, address))).toEqual({ 200: 16 });
  const guess = (one: number) => logIn(`other${one}@academy.test`, 'wrong password', address);
  expect(await many(30, guess)).toEqual({ 401: 2, 429: 28 });
});

test('of more right ones at once than the line of an account holds, each is let in or told when to come again', async () => {
  const username = await newDay();
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, one) => logIn(username, ownerPassword, fromEach(one))),
  );
  const told = answers.filter(({ statusCode }) => statusCode === 429);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(64 - told.length);
  for (const { headers, json } of told) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(json().message).toMatch(/^Too many tries/);
  }
});
