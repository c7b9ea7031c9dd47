import { on } from '#kit/server/routes/crud';
import { callOf, optionsOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { room } from '#features/academy/room/room.contract';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { teacher } from '#features/academy/teacher/teacher.contract';
import { lessonChangeRoutes } from './lesson-change.server';
import { timetableScreen } from '#features/academy/room/timetable.screens';
import { forgetTakenBack } from './taken-back.server';
import { timetable } from './timetable.contract';
import { readTimetable } from './timetable.server';

export const lessonSlice: Slice = {
  features: [timetableFeature],
  routes: [...lessonChangeRoutes, on(timetable, readTimetable)],
  grants: [{ screen: timetableScreen, calls: [callOf(timetable), ...[schoolClass, teacher, room].map(optionsOf)] }],
  news: { 'lesson changed': { screen: timetableScreen, right: callOf(timetable) } },
  students: [callOf(timetable)],
  guardians: { all: [callOf(timetable)] },
  hourly: forgetTakenBack,
};
