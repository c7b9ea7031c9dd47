import { customerScreen } from './customer.screens';
import { customer } from './customer.contract';
import { listOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { customerRoutes } from './customer.server';

export const customerSlice: Slice = {
  routes: customerRoutes,
  finds: {
    entity: customer,
    screen: customerScreen,
    right: () => listOf(customer),
  },
};
