import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const teacherScreen: Screen = {
  path: '/teacher',
  title: words('Teachers'),
  icon: 'teacher',
  menu: { academy: ['academy', 30] },
};
