import type { Slice } from '#house/slice/slice.server';
import { schoolClassRoutes } from './school-class.server';

export const schoolClassSlice: Slice = {
  routes: schoolClassRoutes,
};
