import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';
import { timetableFeature } from './timetable-feature.contract';

export const timetableScreen: Screen = {
  path: '/timetable',
  title: words('Timetable'),
  icon: 'calendar',
  menu: { academy: ['academy', 70] },
  features: [timetableFeature],
};
