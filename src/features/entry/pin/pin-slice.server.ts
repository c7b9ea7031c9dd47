import { familiesFeature } from '#house/family/families-feature.contract';
import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { setPassword } from './set-password.contract';
import { setPasswordRoutes } from './set-password.server';

/** What a PIN of a guardian or of a student leads to. */
export const pinSlice: Slice = {
  features: [familiesFeature],
  routes: setPasswordRoutes,
  open: [callOf(setPassword)],
};
