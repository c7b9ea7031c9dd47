import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const subscriptionScreen: Screen = {
  path: '/subscription',
  title: words('Subscription'),
  icon: 'calendar',
  menu: { academy: ['more', 30], decoration: ['more', 10] },
};
