import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { healthRoutes } from './health.server';
import { getHealth, startCheck } from './health.contract';
import { boundChecks } from './bound-checks.server';

export const healthSlice: Slice = {
  routes: healthRoutes,
  administrators: [callOf(getHealth), callOf(startCheck)],
  boundToClock: [boundChecks],
};
