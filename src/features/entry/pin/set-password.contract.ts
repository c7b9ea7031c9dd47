import { endpoint, reply } from '#kit/contract/endpoint';
import { text } from '#kit/contract/fields-text';
import { typedTwice } from '#house/password/new-password.contract';
import type { SignedIn } from '#house/session/login.contract';

/** The call that follows a right PIN: it sets the password for all later logins (FA5). */
export const setPassword = endpoint({
  method: 'POST',
  path: 'login/setPassword',
  title: 'Choose the password of the portal, after a PIN',
  body: {
    challenge: text('Challenge', { required: 'Please log in again' }),
    password: typedTwice.newPassword,
    confirmPassword: typedTwice.confirmPassword,
  },
  reply: reply<SignedIn>(),
});
