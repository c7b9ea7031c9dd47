import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';
import { timetableFeature } from './timetable-feature.contract';

export const roomScreen: Screen = {
  path: '/room',
  title: words('Rooms'),
  icon: 'door',
  menu: { academy: ['academy', 72] },
  features: [timetableFeature],
};
