import type { Slice } from '#house/slice/slice.server';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import { toldLessonsDropped } from './holiday-told.server';
import { holidayRoutes } from './holiday.server';

export const holidaySlice: Slice = { features: [timetableFeature], routes: holidayRoutes, tells: [toldLessonsDropped] };
