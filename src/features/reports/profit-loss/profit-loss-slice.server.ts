import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { ownerFeature } from '#house/owner-view/owner-feature.contract';
import { profitLoss } from './profit-loss.contract';
import { profitLossChecks } from './profit-loss-checks.server';
import { profitLossScreen } from './profit-loss.screens';
import { profitLossRoute } from './profit-loss.server';

export const profitLossSlice: Slice = {
  features: [ownerFeature],
  routes: [profitLossRoute],
  grants: [{ screen: profitLossScreen, calls: [callOf(profitLoss)] }],
  checks: profitLossChecks,
};
