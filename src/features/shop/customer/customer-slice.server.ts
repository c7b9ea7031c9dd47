import { customerScreen } from './customer.screens';
import { customer } from './customer.contract';
import { callsOf, importOf, listOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { customerRoutes } from './customer.server';

export const customerSlice: Slice = {
  routes: customerRoutes,
  // Another slice grants more on this screen, so that its own calls are named.
  grants: [{ screen: customerScreen, calls: [...callsOf(customer), importOf(customer)] }],
  finds: {
    entity: customer,
    screen: customerScreen,
    right: () => listOf(customer),
  },
};
