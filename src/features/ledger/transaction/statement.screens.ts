import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const statementScreen: Screen = {
  path: '/statement',
  title: words('Statement'),
  icon: 'statement',
  menu: { academy: ['reports', 30], decoration: ['reports', 30] },
};
