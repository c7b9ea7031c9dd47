import { words } from '#kit/contract/language';
import type { FindScreen } from '#house/menu/menu.contract';

export const supplierScreen: FindScreen = {
  path: '/supplier',
  title: words('Suppliers'),
  icon: 'truck',
  menu: { academy: ['sales', 10], decoration: ['sales', 10] },
  finds: { kind: 'supplier', place: 36 },
};
