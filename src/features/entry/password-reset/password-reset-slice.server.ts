import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { passwordResetRoutes } from './password-reset.server';
import { askForCode, checkCode, setForgottenPassword } from './password-reset.contract';

export const passwordResetSlice: Slice = {
  routes: passwordResetRoutes,
  open: [callOf(askForCode), callOf(checkCode), callOf(setForgottenPassword)],
};
