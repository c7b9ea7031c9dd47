import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const customerReportScreen: Screen = {
  path: '/customerReport',
  title: words('Customer report'),
  icon: 'report',
  menu: { academy: ['reports', 100], decoration: ['reports', 90] },
};
