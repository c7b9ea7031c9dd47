import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';
import { ownerFeature } from '#house/owner-view/owner-feature.contract';

export const profitLossScreen: Screen = {
  path: '/profitLoss',
  title: words('Profit and loss'),
  icon: 'report',
  menu: { academy: ['reports', 120], decoration: ['reports', 110] },
  features: [ownerFeature],
};
