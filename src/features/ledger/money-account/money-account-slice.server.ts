import type { Slice } from '#house/slice/slice.server';
import { accountChecks } from './account-checks.server';
import { toldOfAccounts } from './balance.server';
import { moneyAccountRoutes } from './money-account.server';

export const moneyAccountSlice: Slice = {
  routes: moneyAccountRoutes,
  tells: toldOfAccounts,
  checks: accountChecks,
};
