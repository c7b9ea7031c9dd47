import { callOf, callsOf, listOf, optionsOf, pdfOf, under } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { moneyAccount, ownAccounts } from '#features/ledger/money-account/money-account.contract';
import { accountsScreen } from '#features/ledger/money-account/money-account.screens';
import { dayClose, signClose } from './day-close.contract';
import { dayCloseFeature, dayCloseScreen } from './day-close.screens';
import { dayCloseRoutes } from './day-close.server';
import { dayCloseChecks } from './day-close-checks.server';
import { closesToOwner } from './day-close-owner.server';

const calls = [...callsOf(dayClose), callOf(signClose), pdfOf(dayClose)];
const toClosing = { screen: dayCloseScreen, right: listOf(dayClose) };

export const dayCloseSlice: Slice = {
  features: [dayCloseFeature],
  routes: dayCloseRoutes,
  only: [{ screen: dayCloseScreen, calls: [...calls, ...under(ownAccounts, [optionsOf(moneyAccount)])] }],
  grants: [{ screen: accountsScreen, calls }],
  checks: dayCloseChecks,
  news: { 'close to sign': toClosing, 'close differs': toClosing },
  tellsOwner: closesToOwner,
};
