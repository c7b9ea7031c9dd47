import type { Slice } from '#house/slice/slice.server';
import { subscriptionRoutes } from './subscription.server';
import { listOf } from '#house/rights/calls.rules';
import { subscription } from './subscription.contract';
import { subscriptionScreen } from './subscription.screens';

export const subscriptionSlice: Slice = {
  routes: subscriptionRoutes,
  news: { 'subscription ends': { screen: subscriptionScreen, right: listOf(subscription) } },
};
