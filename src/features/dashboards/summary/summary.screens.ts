import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const academyDashboardScreen: Screen = {
  path: '/dashboard',
  title: words('Dashboard'),
  icon: 'gauge',
  menu: { academy: ['first', 10] },
};

export const decorationDashboardScreen: Screen = {
  path: '/DecorationDashboard',
  title: words('Dashboard'),
  icon: 'gauge',
  menu: { decoration: ['first', 10] },
};
