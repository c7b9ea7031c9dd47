import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';
import { walletFeature } from '#features/ledger/pay-way/wallet-feature.contract';

/** What wallets write of the payments that came, and what is booked of it. */
export const walletScreen: Screen = {
  path: '/wallet',
  title: words('Wallet messages'),
  icon: 'mobile',
  menu: { academy: ['finance', 17], decoration: ['finance', 6] },
  features: [walletFeature],
};
