import { listOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { employeeRoutes } from './employee.server';
import { employeeScreen } from './employee.screens';
import { employee } from './employee.contract';

export const employeeSlice: Slice = {
  routes: employeeRoutes,
  finds: {
    entity: employee,
    screen: employeeScreen,
    right: () => listOf(employee),
  },
};
