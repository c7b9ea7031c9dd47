import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const purchaseScreen: Screen = {
  path: '/purchase',
  title: words('Purchases'),
  icon: 'basket',
  menu: { academy: ['sales', 30], decoration: ['sales', 30] },
};
