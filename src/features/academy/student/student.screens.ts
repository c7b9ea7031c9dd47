import { words } from '#kit/contract/language';
import type { FindScreen } from '#house/menu/menu.contract';

export const studentScreen: FindScreen = {
  path: '/student',
  title: words('Students'),
  icon: 'school',
  menu: { academy: ['academy', 50] },
  finds: { kind: 'student', place: 10 },
};
