import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';

export const holidayScreen: Screen = {
  path: '/holiday',
  title: words('Holidays'),
  icon: 'holiday',
  menu: { academy: ['academy', 74] },
  features: [timetableFeature],
};
