import { callOf } from '#house/rights/calls.rules';
import { login, loginCode, loginPortal, logout } from '#house/session/login.contract';
import type { Slice } from '#house/slice/slice.server';
import { loginRoutes } from './login.server';

export const loginSlice: Slice = {
  routes: loginRoutes,
  open: [callOf(login), callOf(loginCode), callOf(loginPortal)],
  everyStaff: [callOf(logout)],
  students: [callOf(logout)],
  guardians: { '': [callOf(logout)] },
  firstSteps: [callOf(logout)],
};
