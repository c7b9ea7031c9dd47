import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const stockScreen: Screen = {
  path: '/stock',
  title: words('Stock'),
  icon: 'box',
  menu: { academy: ['sales', 20], decoration: ['sales', 20] },
};
