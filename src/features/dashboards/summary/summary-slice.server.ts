import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { summaryRoutes } from './summary.server';
import { academyDashboardScreen, decorationDashboardScreen } from './summary.screens';
import { summary, latestTransactions } from './summary.contract';
import { getAwaited, getToday } from '#features/dashboards/today/today.contract';
import { figureChecks } from '#features/dashboards/figure/figure-checks.server';

export const summarySlice: Slice = {
  routes: summaryRoutes,
  grants: [academyDashboardScreen, decorationDashboardScreen].map((screen) => ({
    screen,
    calls: [callOf(summary), callOf(latestTransactions), callOf(getToday), callOf(getAwaited)],
  })),
  checks: figureChecks,
};
