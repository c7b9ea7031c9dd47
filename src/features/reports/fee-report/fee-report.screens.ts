import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const feeReportScreen: Screen = {
  path: '/feeReport',
  title: words('Fee report'),
  icon: 'report',
  menu: { academy: ['reports', 10] },
};
