import { words } from '#kit/contract/language';
import type { Feature } from '#house/feature/feature.contract';

/** Seats, rooms and lessons as they really are (AL15, CL). */
export const timetableFeature: Feature = {
  name: 'timetable',
  title: words('Timetable'),
  sentence: words('Rooms, holidays, changed lessons, calendars, teacher hours, completing a class.'),
  initially: 'off',
  brands: ['academy'],
  settings: ['publicAddress'],
};
