import type { Slice } from '#house/slice/slice.server';
import { employeeRoutes } from './employee.server';

export const employeeSlice: Slice = {
  routes: employeeRoutes,
};
