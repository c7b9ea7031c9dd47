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
  // Its own rule limits it to superAdmins, as elsewhere for what is done to superAdmins.
  administrators: [callOf(resetSecondFactor)],
  boundToClock: [boundChallenges],
};
