import type { Slice } from '#house/slice/slice.server';
import { teacherRoutes } from './teacher.server';
import { teacherChecks } from './teacher-checks.server';

export const teacherSlice: Slice = {
  routes: teacherRoutes,
  checks: teacherChecks,
};
