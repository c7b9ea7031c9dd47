import { endpoint, reply } from '#kit/contract/endpoint';
import { password } from '#kit/contract/fields-text';
import type { Told } from '#house/session/login.contract';
import { code } from '#house/session/code.contract';

/** The state of the caller's second factor. */
export interface SecondFactor {
  /** Null while it is off. */
  readonly since: string | null;
  readonly recoveryCodesLeft: number;
}

/** The secret given to an app, once. */
export interface AppSecret extends Told {
  readonly secret: string;
  /** The secret as a link, for an app on this phone. */
  readonly uri: string;
  /** The QR code of the link: one line of 0 and 1 for each row. */
  readonly qr: readonly string[];
}

const ownPassword = password('Current password', { required: 'Please enter your current password' });

export const getSecondFactor = endpoint({
  method: 'GET',
  path: 'profile/secondFactor',
  title: 'Your own second factor',
  reply: reply<SecondFactor>(),
});

// PUT instead of POST: the answers must not be stored anywhere, and those of a POST are stored for repeats.
export const beginSecondFactor = endpoint({
  method: 'PUT',
  path: 'profile/secondFactor',
  title: 'Turn your own second factor on, step 1: a secret for the app',
  body: { password: ownPassword },
  reply: reply<AppSecret>(),
});

export const confirmSecondFactor = endpoint({
  method: 'PUT',
  path: 'profile/secondFactor/confirm',
  title: 'Turn your own second factor on, step 2: a code from the app; the recovery codes are shown only this once',
  body: { code },
  reply: reply<Told & { readonly recoveryCodes: readonly string[] }>(),
});

export const endSecondFactor = endpoint({
  method: 'DELETE',
  path: 'profile/secondFactor',
  title: 'Turn your own second factor off',
  body: { password: ownPassword, code },
  reply: reply<Told>(),
});

export const resetSecondFactor = endpoint({
  method: 'DELETE',
  path: 'users/{id}/secondFactor',
  title: "Turn another's second factor off (superAdmin alone)",
  reply: reply<Told>(),
});
