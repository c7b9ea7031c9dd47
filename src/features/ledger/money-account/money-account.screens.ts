import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const accountsScreen: Screen = {
  path: '/accounts',
  title: words('Accounts'),
  icon: 'wallet',
  menu: { academy: ['finance', 50], decoration: ['finance', 30] },
};
