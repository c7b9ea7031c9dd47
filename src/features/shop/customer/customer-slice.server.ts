import type { Slice } from '#house/slice/slice.server';
import { customerRoutes } from './customer.server';

export const customerSlice: Slice = {
  routes: customerRoutes,
};
