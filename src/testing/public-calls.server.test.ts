import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { product, routes } from '#app/product';
import { rightOf } from '#kit/server/http/right';
import { setUpBody, type TestApp } from './test-app';
import { startWholeApp } from './whole-app';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startWholeApp();
  token = await app.setUp();
});
afterAll(() => app.stop());

/** More than any address may fail in an hour. */
const most = 40;
const code = '000000';
const password = 'a guess of many';
const someone = (at: number) => `someone.${at}@nowhere.test`;

/** What each call is made with: a different person every time, so that only the address is the same. */
const examples: Readonly<Record<string, (at: number) => object>> = {
  'POST login': (at) => ({ username: someone(at), password }),
  'POST login/code': (at) => ({ challenge: `challenge ${at}`, code }),
  'POST login/activation': (at) => ({ email: someone(at) }),
  'POST login/activation/check': (at) => ({ email: someone(at), activationCode: `handle ${at}`, code }),
  'PUT login/passUpdate/': (at) => ({
    email: someone(at),
    activationCode: `handle ${at}`,
    password,
    confirmPassword: password,
  }),
  'POST loginportal': (at) => ({ stdID: 10_000 + at, password }),
  'POST loginguardian': (at) => ({ guardianPhone: `25261${5_000_000 + at}`, password }),
  'POST login/setPassword': (at) => ({ challenge: `challenge ${at}`, password, confirmPassword: password }),
  'GET public/{code}': () => ({}),
  'GET public/{code}/photo': () => ({}),
  'GET public/{code}/pdf': () => ({}),
  'GET calendar/{token}.ics': () => ({}),
  'POST walletMessage/forward': () => ({ from: '192', text: 'A guess' }),
  'POST setup': () => ({ ...setUpBody('academy'), code: 'AAAAA-AAAAA' }),
};

/** Those that may be asked more often before they tell to wait. */
const oftener: Readonly<Record<string, number>> = {
  'POST walletMessage/forward': 61,
  'GET calendar/{token}.ics': 61,
  'GET public/{code}': 61,
  'GET public/{code}/photo': 61,
  'GET public/{code}/pdf': 61,
};

/** Calls of everybody that are not bounded, and why they need not be. */
const unbounded: Readonly<Record<string, string>> = {
  'GET setup': 'It reads one row of settings and whether there is a user, takes no lock and keeps nothing.',
};

const open = routes.filter((route) => product.rights.isPublic(rightOf(route)));

describe('a call of everybody', () => {
  test.each(open.map((route, at) => [rightOf(route), route, at] as const))(
    '%s tells an address that asks without end to wait',
    async (right, route, at) => {
      if (Object.hasOwn(unbounded, right)) return;
      const example = examples[right];
      if (!example)
        throw new Error(`${right} is a call of everybody: add what it is asked with, or why it is unbounded`);
      const ask = (time: number) =>
        app.app.inject({
          method: route.method,
          url: `/api/academy/${route.path}`,
          remoteAddress: `10.0.0.${at + 1}`,
          payload: example(time),
        });
      const answers = [];
      const times = oftener[right] ?? most;
      for (let time = 0; time < times && answers.at(-1)?.statusCode !== 429; time++) answers.push(await ask(time));
      const last = answers.at(-1);
      expect([last?.statusCode, Number(last?.headers['retry-after']) > 0]).toEqual([429, true]);
      // Clients at another address do not wait.
      const elsewhere = { method: route.method, url: `/api/academy/${route.path}`, remoteAddress: '10.0.1.1' };
      expect((await app.app.inject({ ...elsewhere, payload: example(most) })).statusCode).not.toBe(429);
    },
  );

  test('is bounded, or listed with the reason why not', () => {
    const known = [...Object.keys(examples), ...Object.keys(unbounded)];
    expect(open.map(rightOf).toSorted()).toEqual(known.toSorted());
  });
});

test('resets that one address asks for keep nobody there from logging in', async () => {
  const from = (method: 'POST', path: string, payload: object) =>
    app.app.inject({ method, url: `/api/academy/${path}`, remoteAddress: '10.0.2.1', payload });
  const asked = await Promise.all(
    Array.from({ length: most }, (_, at) => from('POST', 'login/activation', { email: someone(at) })),
  );
  expect(asked.map(({ statusCode }) => statusCode)).toContain(429);
  const known = await from('POST', 'login', { username: 'owner@academy.test', password: 'correct horse' });
  expect(known.statusCode).toBe(200);
});

test('who has test mails sent without end is told to wait', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 12; time++) statuses.push((await app.call('POST', 'settings/testMail', { token })).status);
  // No mail server is set: the mails are refused, and counted all the same.
  expect([statuses[0], statuses.at(-1)]).toEqual([409, 429]);
});
