import { password } from '#kit/contract/fields-text';

/** A new password, typed twice. */
export const typedTwice = {
  newPassword: password('New password', { required: 'Password is required' }),
  confirmPassword: password('Confirm password', { required: 'Please confirm the password' }),
};
