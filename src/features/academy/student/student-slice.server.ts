import { callsOf, importOf, photoOf, callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { studentRoutes } from './student.server';
import { studentCardRoutes, studentCard } from './student-card.server';
import { studentScreen } from './student.screens';
import { student } from './student.contract';
import { studentChecks } from './student-checks.server';

export const studentSlice: Slice = {
  routes: [...studentRoutes, ...studentCardRoutes],
  grants: [
    { screen: studentScreen, calls: [...callsOf(student), importOf(student), photoOf(student), callOf(studentCard)] },
  ],
  checks: studentChecks,
};
