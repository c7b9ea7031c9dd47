import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';
import { debtsFeature } from '#features/ledger/debt/debts-feature.contract';

export const discountScreen: Screen = {
  path: '/discount',
  title: words('Discounts'),
  icon: 'discount',
  menu: { academy: ['finance', 12] },
  features: [debtsFeature],
};
