import { endpoint, reply } from '#kit/contract/endpoint';
import type { SignedIn } from '#house/session/login.contract';
import { typedTwice } from '#house/password/new-password.contract';

/** The call that replaces a first password; the answer carries a new token, which opens the portal. */
export const choosePassword = endpoint({
  method: 'PUT',
  path: 'portal/password',
  title: 'Choose a password in place of the first one, which somebody else set',
  body: typedTwice,
  reply: reply<SignedIn>(),
});
