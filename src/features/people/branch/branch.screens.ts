import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const branchScreen: Screen = {
  path: '/branch',
  title: words('Branches'),
  icon: 'building',
  menu: { decoration: ['services', 10] },
};
