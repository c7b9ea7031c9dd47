import { words } from '#kit/contract/language';
import type { FindScreen } from '#house/menu/menu.contract';

export const schoolClassScreen: FindScreen = {
  path: '/class',
  title: words('Classes'),
  icon: 'board',
  menu: { academy: ['academy', 40] },
  finds: { kind: 'class', place: 25 },
};
