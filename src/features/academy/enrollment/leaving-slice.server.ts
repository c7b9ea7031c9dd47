import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { debtsFeature } from '#features/ledger/debt/debts.screens';
import { enrollmentScreen } from './enrollment.screens';
import { leaveClass } from './leaving.contract';
import { leavingRoutes } from './leaving.server';

/** Leaving a class, which belongs to a feature of its own. */
export const leavingSlice: Slice = {
  features: [debtsFeature],
  routes: leavingRoutes,
  grants: [{ screen: enrollmentScreen, calls: [callOf(leaveClass)] }],
};
