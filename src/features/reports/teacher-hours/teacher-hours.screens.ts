import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';

export const teacherHoursScreen: Screen = {
  path: '/teacherHours',
  title: words('Teacher hours'),
  icon: 'report',
  menu: { academy: ['reports', 45] },
  features: [timetableFeature],
};
