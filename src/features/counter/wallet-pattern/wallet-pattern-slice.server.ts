import { callOf, changeOf, listOf, newOf, optionsOf, removalOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { walletFeature } from '#features/ledger/pay-way/wallet-feature.contract';
import { tryPattern, walletPattern } from './wallet-pattern.contract';
import { walletScreen } from './wallet.screens';
import { walletPatternRoutes } from './wallet-pattern.server';

/** The slice of patterns. Holders of the screen read them; only administrators decide what counts as money received. */
export const walletPatternSlice: Slice = {
  features: [walletFeature],
  routes: walletPatternRoutes,
  grants: [{ screen: walletScreen, calls: [listOf(walletPattern), optionsOf(walletPattern)] }],
  administrators: [newOf(walletPattern), changeOf(walletPattern), removalOf(walletPattern), callOf(tryPattern)],
};
