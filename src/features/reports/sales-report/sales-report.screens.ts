import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const salesReportScreen: Screen = {
  path: '/salesReport',
  title: words('Sales report'),
  icon: 'report',
  menu: { academy: ['reports', 60], decoration: ['reports', 20] },
};
