import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const stockReportScreen: Screen = {
  path: '/stockRport',
  title: words('Stock report'),
  icon: 'report',
  menu: { academy: ['reports', 70], decoration: ['reports', 10] },
};
