import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const courseScreen: Screen = {
  path: '/courses',
  title: words('Courses'),
  icon: 'book',
  menu: { academy: ['academy', 10] },
};
