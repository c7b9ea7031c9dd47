import { codeOf } from '../features/access/second-factor/totp.server';
import { ownerPassword, type TestApp } from './test-app';
import type { Brand } from '../features/access/menu/menu.contract';

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
