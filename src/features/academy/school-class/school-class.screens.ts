import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const schoolClassScreen: Screen = {
  path: '/class',
  title: words('Classes'),
  icon: 'board',
  menu: { academy: ['academy', 40] },
};
