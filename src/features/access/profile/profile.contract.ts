import { endpoint, reply } from '../../../kit/contract/endpoint';
import { password, text } from '../../../kit/contract/fields-text';
import type { SignedIn, Told } from '../login/login.contract';

/** The answer carries a new token, whose claims show the new name (A26). */
export const editProfile = endpoint({
  method: 'PUT',
  path: 'profile',
  title: 'Change the own display name',
  body: {
    username: text('User Name', { required: 'Please enter user name' }),
    idx: text('ID', { required: 'Please log in again' }),
  },
  reply: reply<SignedIn>(),
});

export const changePassword = endpoint({
  method: 'PUT',
  path: 'profile/password',
  title: 'Change the own password',
  body: {
    password: password('Current password', { required: 'Please enter your current password' }),
    newPassword: password('New password', { required: 'Password is required' }),
    confirmPassword: password('Confirm password', { required: 'Please confirm the password' }),
  },
  reply: reply<Told>(),
});
