import type { Slice } from '#house/slice/slice.server';
import { branchRoutes } from './branch.server';

export const branchSlice: Slice = {
  routes: branchRoutes,
};
