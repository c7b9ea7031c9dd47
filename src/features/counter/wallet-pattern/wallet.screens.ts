import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';
import { walletFeature } from '#features/ledger/pay-way/wallet-feature.contract';

/** The screen of payments that came by wallet, and of booking them. */
export const walletScreen: Screen = {
  path: '/wallet',
  title: words('Wallet messages'),
  icon: 'mobile',
  menu: { academy: ['finance', 17], decoration: ['finance', 6] },
  features: [walletFeature],
};
