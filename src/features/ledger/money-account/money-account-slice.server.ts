import { callsOf, optionsOf } from '#house/rights/calls.rules';
import { account } from '#house/account/account.contract';
import type { Slice } from '#house/slice/slice.server';
import { accountChecks } from './account-checks.server';
import { toldOfAccounts } from './balance.server';
import { moneyAccount } from './money-account.contract';
import { moneyAccountRoutes } from './money-account.server';
import { accountsScreen } from './money-account.screens';

export const moneyAccountSlice: Slice = {
  routes: moneyAccountRoutes,
  grants: [{ screen: accountsScreen, calls: [...callsOf(moneyAccount), optionsOf(account)] }],
  tells: toldOfAccounts,
  checks: accountChecks,
};
