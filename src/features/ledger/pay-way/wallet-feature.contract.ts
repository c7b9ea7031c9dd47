import { words } from '#kit/contract/language';
import type { Feature } from '#house/feature/feature.contract';

/** The feature of wallets: their messages, and the codes that pay into them (AL15). */
export const walletFeature: Feature = {
  name: 'wallet',
  title: words('Wallet messages'),
  sentence: words('Read the confirmations of mobile wallets, book them with one tap, tell payers the code to dial.'),
  initially: 'off',
  brands: ['academy', 'decoration'],
};
