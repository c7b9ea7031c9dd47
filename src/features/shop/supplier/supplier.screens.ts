import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const supplierScreen: Screen = {
  path: '/supplier',
  title: words('Suppliers'),
  icon: 'truck',
  menu: { academy: ['sales', 10], decoration: ['sales', 10] },
};
