import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const receiptReportScreen: Screen = {
  path: '/receiptReport',
  title: words('Receipt report'),
  icon: 'report',
  menu: { academy: ['reports', 20], decoration: ['reports', 60] },
};
