import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { serviceScreen } from '#features/shop/service/service.screens';
import { orderService } from '#features/shop/service/service-order.contract';
import { serviceOrderRoutes } from './service-order.server';

/** What else of it a caller needs a right for, the call asks: taking a payment. */
export const serviceOrderSlice: Slice = {
  routes: serviceOrderRoutes,
  grants: [{ screen: serviceScreen, calls: [callOf(orderService)] }],
};
