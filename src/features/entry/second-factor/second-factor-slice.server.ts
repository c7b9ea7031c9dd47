import { callOf } from '#house/rights/calls.rules';
import {
  getSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  resetSecondFactor,
} from '#house/second-factor/second-factor.contract';
import type { Slice } from '#house/slice/slice.server';
import { secondFactorRoutes } from './second-factor.server';
import { boundChallenges } from './bound-challenges.server';

export const secondFactorSlice: Slice = {
  routes: secondFactorRoutes,
  everyStaff: [
    callOf(getSecondFactor),
    callOf(beginSecondFactor),
    callOf(confirmSecondFactor),
    callOf(endSecondFactor),
  ],
  // Narrowed to superAdmins by its own rule, as what is done to superAdmins is elsewhere.
  administrators: [callOf(resetSecondFactor)],
  boundToClock: [boundChallenges],
};
