import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const enrollmentReportScreen: Screen = {
  path: '/enrollmentreport',
  title: words('Enrollment report'),
  icon: 'report',
  menu: { academy: ['reports', 50] },
};
