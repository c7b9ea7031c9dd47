import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const userScreen: Screen = {
  path: '/users',
  title: words('Users'),
  icon: 'users',
  menu: { academy: ['users', 10], decoration: ['users', 10] },
};
