import type { Slice } from '#house/slice/slice.server';
import { purchaseRoutes } from './purchase.server';
import { purchaseChecks, postedPurchase } from './purchase-checks.server';

export const purchaseSlice: Slice = {
  routes: purchaseRoutes,
  checks: purchaseChecks,
  posted: postedPurchase,
};
