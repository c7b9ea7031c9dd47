import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const customerScreen: Screen = {
  path: '/customer',
  title: words('Customers'),
  icon: 'people',
  menu: { academy: ['sales', 70], decoration: ['services', 20] },
};
