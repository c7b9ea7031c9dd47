import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { firstPasswordRoutes } from './first-password.server';
import { choosePassword } from './first-password.contract';

export const firstPasswordSlice: Slice = {
  routes: firstPasswordRoutes,
  students: [callOf(choosePassword)],
  firstSteps: [callOf(choosePassword)],
};
