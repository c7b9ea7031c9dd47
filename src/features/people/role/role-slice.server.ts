import type { Slice } from '#house/slice/slice.server';
import { roleRoutes } from './role.server';

export const roleSlice: Slice = {
  routes: roleRoutes,
};
