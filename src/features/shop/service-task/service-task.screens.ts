import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const tasksScreen: Screen = {
  path: '/tasks',
  title: words('Tasks'),
  icon: 'tasks',
  menu: { decoration: ['services', 50] },
};

export const tasksReportScreen: Screen = {
  path: '/tasksReport',
  title: words('Tasks report'),
  icon: 'report',
  menu: { decoration: ['reports', 70] },
};
