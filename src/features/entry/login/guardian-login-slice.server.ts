import { familiesFeature } from '#house/family/families-feature.contract';
import { callOf } from '#house/rights/calls.rules';
import { loginGuardian } from '#house/session/login.contract';
import type { Slice } from '#house/slice/slice.server';
import { guardianLogin } from './portal-login.server';

export const guardianLoginSlice: Slice = {
  features: [familiesFeature],
  routes: [guardianLogin],
  open: [callOf(loginGuardian)],
};
