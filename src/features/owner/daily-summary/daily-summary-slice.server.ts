import { ownerFeature } from '#house/owner-view/owner-feature.contract';
import type { Slice } from '#house/slice/slice.server';
import { boundSummaries, writeDailySummary } from './daily-summary.server';

export const dailySummarySlice: Slice = {
  features: [ownerFeature],
  minutely: writeDailySummary,
  boundToClock: [boundSummaries],
};
