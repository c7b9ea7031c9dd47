import { callOf, optionsOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import { teacher } from '#features/academy/teacher/teacher.contract';
import { teacherHours } from './teacher-hours.contract';
import { teacherHoursScreen } from './teacher-hours.screens';
import { teacherHoursRoute } from './teacher-hours.server';

export const teacherHoursSlice: Slice = {
  features: [timetableFeature],
  routes: [teacherHoursRoute],
  grants: [{ screen: teacherHoursScreen, calls: [callOf(teacherHours), optionsOf(teacher)] }],
};
