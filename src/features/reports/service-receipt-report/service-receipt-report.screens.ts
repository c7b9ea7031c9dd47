import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const serviceReceiptReportScreen: Screen = {
  path: '/serviceReceiptReport',
  title: words('Service receipt report'),
  icon: 'report',
  menu: { academy: ['reports', 90], decoration: ['reports', 40] },
};
