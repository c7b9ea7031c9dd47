import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const attendanceScreen: Screen = {
  path: '/attendence',
  title: words('Attendance'),
  icon: 'check-list',
  menu: { academy: ['results', 20] },
};

export const attendanceListScreen: Screen = {
  path: '/attendencelist',
  title: words('Attendance list'),
  icon: 'list',
  menu: { academy: ['results', 30] },
};

export const attendanceReportScreen: Screen = {
  path: '/attendencereport',
  title: words('Attendance report'),
  icon: 'report',
  menu: { academy: ['reports', 40] },
};
