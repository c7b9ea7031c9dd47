import { codeOf } from '#features/entry/second-factor/totp.server';
import type { Brand } from '#house/brand/brand.contract';
import { type Answer, ownerPassword, type TestApp } from './test-app';

/** Somebody whose login asks for a code, with all that an app and a paper would hold. */
export interface TwoStepUser {
  readonly token: string;
  readonly _id: string;
  readonly username: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The code that an app shows at a moment. */
export function codeAt(secret: string, moment: Date | number): string {
  return codeOf(secret, Math.floor(Number(moment) / 30_000));
}

/** Turns the second factor of a user on, whose clock is the app's. */
export async function turnOn(
  app: TestApp,
  user: { token: string; _id: string; username: string },
  now: Date,
  brand: Brand = 'academy',
): Promise<TwoStepUser> {
  const put = (path: string, body: object) => app.call('PUT', path, { token: user.token, brand, body });
  const begun = await put('profile/secondFactor', { password: ownerPassword });
  if (begun.status !== 200) throw new Error(`Not begun: ${begun.text}`);
  const { secret } = begun.body;
  const done = await put('profile/secondFactor/confirm', { code: codeAt(secret, now) });
  if (done.status !== 200) throw new Error(`Not confirmed: ${done.text}`);
  return { ...user, secret, recoveryCodes: done.body.recoveryCodes };
}

/** Where people with and without a second factor log in, each test on a day of its own. */
export interface Desk {
  owner(): string;
  now(): Date;
  later(seconds: number): void;
  /** Far from the codes and waits of the day before, with the owner logged in again. */
  nextDay(): Promise<void>;
  logIn(username: string, password?: string, brand?: Brand): Promise<Answer>;
  answer(challenge: string, code: string, brand?: Brand): Promise<Answer>;
  /** What a token opens: 200 or 401. */
  settings(token: string): Promise<number>;
  /** What the activity log says was done, the newest first. */
  actions(): Promise<string[]>;
  /** Someone whose login asks for a code, a minute after it was turned on. */
  someone(role?: string): Promise<TwoStepUser>;
  challengeOf(user: { readonly username: string }, password?: string): Promise<string>;
}

export async function openDesk(app: TestApp): Promise<Desk> {
  let now = Date.parse('2031-01-01T08:00:00Z');
  let owner = await app.setUp();
  const logIn: Desk['logIn'] = (username, password = ownerPassword, brand = 'academy') =>
    app.call('POST', 'login', { brand, body: { username, password } });
  const later = (seconds: number) => {
    now += seconds * 1000;
    app.setClock(new Date(now));
  };
  return {
    owner: () => owner,
    now: () => new Date(now),
    later,
    nextDay: async () => {
      later(26 * 3600);
      owner = (await logIn('owner@academy.test')).body.token;
    },
    logIn,
    answer: (challenge, code, brand = 'academy') =>
      app.call('POST', 'login/code', { brand, body: { challenge, code } }),
    settings: async (token) => (await app.call('GET', 'settings', { token })).status,
    actions: async () => {
      const { body } = await app.call('GET', 'activity?page=1&pageSize=50', { token: owner });
      return body.map(({ action }: { action: string }) => action);
    },
    someone: async (role = 'Sales') => {
      const user = await turnOn(app, await app.logInAs(owner, role, []), new Date(now));
      later(90);
      return user;
    },
    challengeOf: async ({ username }, password) => (await logIn(username, password)).body.challenge,
  };
}
