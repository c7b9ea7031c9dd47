import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { serviceScreen } from '#features/shop/service/service.screens';
import { orderService } from '#features/shop/service/service-order.contract';
import { serviceOrderRoutes } from './service-order.server';

/** The slice of services ordered with a deposit. The call itself asks for the right to take a payment. */
export const serviceOrderSlice: Slice = {
  routes: serviceOrderRoutes,
  grants: [{ screen: serviceScreen, calls: [callOf(orderService)] }],
};
