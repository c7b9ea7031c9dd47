import { callOf } from '#house/rights/calls.rules';
import { ownerFeature } from '#house/owner-view/owner-feature.contract';
import type { Slice } from '#house/slice/slice.server';
import { getOwner, getSummaryText } from './owner.contract';
import { ownerScreen } from './owner.screens';
import { ownerRoute } from './owner.server';
import { summaryTextRoute } from './summary-text.server';

export const ownerSlice: Slice = {
  features: [ownerFeature],
  routes: [ownerRoute, summaryTextRoute],
  grants: [{ screen: ownerScreen, calls: [getOwner, getSummaryText].map(callOf) }],
};
