import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const subjectScreen: Screen = {
  path: '/subject',
  title: words('Subjects'),
  icon: 'bookmark',
  menu: { academy: ['academy', 20] },
};
