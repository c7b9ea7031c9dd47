import { callOf } from '#house/rights/calls.rules';
import { getSetup } from '#house/organisation/house.contract';
import { runSetup } from '#house/organisation/organisation.contract';
import type { Slice } from '#house/slice/slice.server';
import { setupRoutes } from './setup.server';

export const setupSlice: Slice = {
  routes: setupRoutes,
  open: [callOf(getSetup), callOf(runSetup)],
};
