import type { Slice } from '#house/slice/slice.server';
import { serviceRoutes } from './service.server';
import { serviceChecks } from './service-checks.server';

export const serviceSlice: Slice = {
  routes: serviceRoutes,
  checks: serviceChecks,
};
