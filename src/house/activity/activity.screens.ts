import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const activityScreen: Screen = {
  path: '/activity',
  title: words('Activity'),
  icon: 'history',
  menu: { academy: ['users', 30], decoration: ['more', 20] },
};
