import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const roleScreen: Screen = {
  path: '/roles',
  title: words('Roles'),
  icon: 'shield',
  menu: { academy: ['users', 20], decoration: ['users', 20] },
};
