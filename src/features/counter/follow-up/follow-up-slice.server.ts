import { callsOf, listOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { debtsFeature, debtsScreen } from '#features/ledger/debt/debts.screens';
import { followUp } from '#features/ledger/follow-up/follow-up.contract';
import { tellOfFollowUps } from './follow-up-news.server';
import { followUpRoutes } from './follow-up.server';
import { promisesToOwner } from './follow-up-owner.server';

const toOwed = { screen: debtsScreen, right: listOf(followUp) };

export const followUpSlice: Slice = {
  features: [debtsFeature],
  routes: followUpRoutes,
  grants: [{ screen: debtsScreen, calls: callsOf(followUp) }],
  news: { 'promise broken': toOwed, 'follow-up due': toOwed },
  hourly: tellOfFollowUps,
  tellsOwner: promisesToOwner,
};
