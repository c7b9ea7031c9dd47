import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { ownerFeature } from '#house/owner-view/owner-feature.contract';
import { cashFlow } from './cash-flow.contract';
import { cashFlowScreen } from './cash-flow.screens';
import { cashFlowRoute } from './cash-flow.server';

export const cashFlowSlice: Slice = {
  features: [ownerFeature],
  routes: [cashFlowRoute],
  grants: [{ screen: cashFlowScreen, calls: [callOf(cashFlow)] }],
};
