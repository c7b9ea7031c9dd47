import { callsOf, callOf, optionsOf, newOf, changeOf, removalOf } from '#house/rights/calls.rules';
import { employee } from '#features/people/employee/employee.contract';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import type { Slice } from '#house/slice/slice.server';
import { performanceRoutes } from './performance.server';
import { performanceScreen } from './performance.screens';
import { performance, payPerformance } from './performance.contract';
import { performanceChecks } from './performance-checks.server';

export const performanceSlice: Slice = {
  routes: performanceRoutes,
  grants: [
    {
      screen: performanceScreen,
      calls: [...callsOf(performance), callOf(payPerformance), ...[employee, moneyAccount].map(optionsOf)],
    },
  ],
  // Marketing only reads performance (R 4.4).
  refused: { Marketing: [newOf(performance), changeOf(performance), removalOf(performance), callOf(payPerformance)] },
  takesRates: [newOf(performance)],
  checks: performanceChecks,
};
