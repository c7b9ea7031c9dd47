import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const usersReportScreen: Screen = {
  path: '/usersReport',
  title: words('Users report'),
  icon: 'report',
  menu: { academy: ['reports', 110], decoration: ['reports', 100] },
};
