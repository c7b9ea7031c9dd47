import { words } from '#kit/contract/language';
import type { FindScreen } from '#house/menu/menu.contract';

export const teacherScreen: FindScreen = {
  path: '/teacher',
  title: words('Teachers'),
  icon: 'teacher',
  menu: { academy: ['academy', 30] },
  finds: { kind: 'teacher', place: 20 },
};
