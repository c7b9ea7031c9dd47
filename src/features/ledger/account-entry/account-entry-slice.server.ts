import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { accountsScreen } from '#features/ledger/money-account/money-account.screens';
import { accountEntries } from './account-entry.contract';
import { entriesRoute } from './account-entry.server';

export const accountEntrySlice: Slice = {
  routes: [entriesRoute],
  grants: [{ screen: accountsScreen, calls: [callOf(accountEntries)] }],
};
