import { teacherScreen } from './teacher.screens';
import { teacher } from './teacher.contract';
import { listOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { itself, teacherRoutes } from './teacher.server';
import { keepTeacherInStep } from './teacher-in-step.server';
import { teacherChecks } from './teacher-checks.server';

export const teacherSlice: Slice = {
  routes: teacherRoutes,
  checks: teacherChecks,
  followsUsers: keepTeacherInStep,
  finds: {
    entity: teacher,
    screen: teacherScreen,
    right: () => listOf(teacher),
    login: 'username',
    scope: itself,
  },
};
