import { callOf, optionsOf, newOf, changeOf, removalOf } from '#house/rights/calls.rules';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import type { Slice } from '#house/slice/slice.server';
import { performanceRoutes } from './performance.server';
import { performanceScreen } from './performance.screens';
import { performance, payPerformance } from './performance.contract';
import { performanceChecks } from './performance-checks.server';

export const performanceSlice: Slice = {
  routes: performanceRoutes,
  grants: [{ screen: performanceScreen, calls: [callOf(payPerformance), optionsOf(moneyAccount)] }],
  // Marketing only reads performance (R 4.4).
  refused: { Marketing: [newOf(performance), changeOf(performance), removalOf(performance), callOf(payPerformance)] },
  takesRates: [newOf(performance)],
  checks: performanceChecks,
};
