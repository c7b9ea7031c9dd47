import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';
import { ownerFeature } from '#house/owner-view/owner-feature.contract';

export const cashFlowScreen: Screen = {
  path: '/cashFlow',
  title: words('Cash flow'),
  icon: 'report',
  menu: { academy: ['reports', 130], decoration: ['reports', 120] },
  features: [ownerFeature],
};
