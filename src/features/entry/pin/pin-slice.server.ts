import { familiesFeature } from '#house/family/families-feature.contract';
import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { setPassword } from './set-password.contract';
import { setPasswordRoutes } from './set-password.server';

/** The calls that follow a PIN of a guardian or of a student. */
export const pinSlice: Slice = {
  features: [familiesFeature],
  routes: setPasswordRoutes,
  open: [callOf(setPassword)],
};
