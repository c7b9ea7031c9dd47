import { endpoint, reply } from '#kit/contract/endpoint';
import { password, text } from '#kit/contract/fields-text';
import type { SignedIn, Told } from '#house/session/login.contract';
import { typedTwice } from '#house/password/new-password.contract';
import { profile } from './profile-path.contract';

/** The call that changes one's own name; the answer carries a new token with that name in its claims (A26). */
export const editProfile = endpoint({
  method: 'PUT',
  path: profile.path,
  title: 'Change your own display name',
  body: {
    username: text('User Name', { required: 'Please enter user name' }),
    idx: text('ID', { required: 'Please log in again' }),
  },
  reply: reply<SignedIn>(),
});

export const changePassword = endpoint({
  method: 'PUT',
  path: 'profile/password',
  title: 'Change your own password',
  body: {
    password: password('Current password', { required: 'Please enter your current password' }),
    ...typedTwice,
  },
  reply: reply<Told>(),
});
