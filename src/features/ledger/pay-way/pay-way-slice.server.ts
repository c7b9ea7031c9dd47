import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { payWays } from './pay-way.contract';
import { payWayRoutes } from './pay-way.server';
import { walletFeature } from './wallet-feature.contract';

/** The slice of codes to dial, for everybody who pays and for staff who tell them. */
export const payWaySlice: Slice = {
  features: [walletFeature],
  routes: payWayRoutes,
  everyStaff: [callOf(payWays)],
  students: [callOf(payWays)],
  guardians: { '': [callOf(payWays)] },
};
