import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import { calendarFile, makeCalendar } from './lesson-calendar.contract';
import { calendarRoutes } from './lesson-calendar.server';

export const lessonCalendarSlice: Slice = {
  features: [timetableFeature],
  routes: calendarRoutes,
  open: [callOf(calendarFile)],
  everyStaff: [callOf(makeCalendar)],
  students: [callOf(makeCalendar)],
  guardians: { all: [callOf(makeCalendar)] },
};
