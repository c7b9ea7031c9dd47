import type { Slice } from '#house/slice/slice.server';
import { debtsFeature } from '#features/ledger/debt/debts.screens';
import { discountRoutes } from './discount.server';
import { toldOfDiscounts } from './told-of-discounts.server';

export const discountSlice: Slice = {
  features: [debtsFeature],
  routes: discountRoutes,
  tells: toldOfDiscounts,
};
