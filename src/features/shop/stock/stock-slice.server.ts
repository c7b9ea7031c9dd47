import type { Slice } from '#house/slice/slice.server';
import { stockRoutes } from './stock.server';
import { stockChecks } from './stock-checks.server';
import { listOf } from '#house/rights/calls.rules';
import { stockItem } from './stock.contract';
import { stockScreen } from './stock.screens';
import { stockToOwner } from './stock-owner.server';

export const stockSlice: Slice = {
  routes: stockRoutes,
  checks: stockChecks,
  news: { 'stock empty': { screen: stockScreen, right: listOf(stockItem) } },
  tellsOwner: stockToOwner,
};
