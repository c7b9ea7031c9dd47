import { endpoint, reply } from '#kit/contract/endpoint';
import { password, text } from '#kit/contract/fields-text';
import type { SignedIn, Told } from '#house/session/login.contract';
import { typedTwice } from '#house/password/new-password.contract';
import { profile } from './profile-path.contract';

/** The answer carries a new token, whose claims show the new name (A26). */
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
