import { endpoint, reply } from '#kit/contract/endpoint';
import { email, text } from '#kit/contract/fields-text';
import type { Told } from '#house/session/login.contract';
import { typedTwice } from '#house/password/new-password.contract';

const address = email('Email', { required: 'Please enter your email' });
/** The opaque handle that step 1 answers; the code itself goes out by e-mail (R 4.5). */
const handle = text('Activation handle', { required: 'Ask for a new code' });

export const askForCode = endpoint({
  method: 'POST',
  path: 'login/activation',
  title: 'Forgot password, step 1: send a code by email',
  body: { email: address },
  reply: reply<Told & { readonly activationCode: string }>(),
});

export const checkCode = endpoint({
  method: 'POST',
  path: 'login/activation/check',
  title: 'Forgot password, step 2: check the code',
  body: {
    email: address,
    activationCode: handle,
    code: text('Activation code', { required: 'Please enter the activation code' }),
  },
  reply: reply<Told>(),
});

export const setForgottenPassword = endpoint({
  method: 'PUT',
  path: 'login/passUpdate/',
  title: 'Forgot password, step 3: set a new password',
  body: {
    email: address,
    password: typedTwice.newPassword,
    confirmPassword: typedTwice.confirmPassword,
    activationCode: handle,
  },
  reply: reply<Told>(),
});
