import { words } from '#kit/contract/language';
import type { FindScreen } from '#house/menu/menu.contract';

export const customerScreen: FindScreen = {
  path: '/customer',
  title: words('Customers'),
  icon: 'people',
  menu: { academy: ['sales', 70], decoration: ['services', 20] },
  finds: { kind: 'customer', place: 30 },
};
