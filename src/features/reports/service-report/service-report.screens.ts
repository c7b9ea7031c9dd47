import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const serviceReportScreen: Screen = {
  path: '/ServiceReport',
  title: words('Service report'),
  icon: 'report',
  menu: { academy: ['reports', 80], decoration: ['reports', 50] },
};
