import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { studentClassesRoutes } from './student-classes.server';
import { studentClasses } from './student-classes.contract';

export const studentClassesSlice: Slice = {
  routes: studentClassesRoutes,
  students: [callOf(studentClasses)],
  guardians: { all: [callOf(studentClasses)] },
};
