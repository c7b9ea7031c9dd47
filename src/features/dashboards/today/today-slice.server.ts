import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { dismissSteps } from './today.contract';
import { todayRoutes } from './today.server';

/** The dashboards' own slice grants the reading. */
export const todaySlice: Slice = { routes: todayRoutes, administrators: [callOf(dismissSteps)] };
