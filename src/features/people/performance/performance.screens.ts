import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const performanceScreen: Screen = {
  path: '/perfomance',
  title: words('Performance'),
  icon: 'chart',
  menu: { decoration: ['services', 60] },
};
