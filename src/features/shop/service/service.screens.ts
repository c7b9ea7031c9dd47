import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const serviceScreen: Screen = {
  path: '/service',
  title: words('Services'),
  icon: 'brush',
  menu: { academy: ['sales', 80], decoration: ['services', 30] },
};
