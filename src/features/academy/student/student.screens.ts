import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const studentScreen: Screen = {
  path: '/student',
  title: words('Students'),
  icon: 'school',
  menu: { academy: ['academy', 50] },
};
