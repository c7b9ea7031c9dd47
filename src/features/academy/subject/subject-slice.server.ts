import type { Slice } from '#house/slice/slice.server';
import { subjectRoutes } from './subject.server';

export const subjectSlice: Slice = {
  routes: subjectRoutes,
};
