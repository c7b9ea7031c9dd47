import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { serviceDebtsRoutes } from './service-debts.server';
import { serviceDebtsScreen } from './service-debts.screens';
import { serviceDebts } from './service-debts.contract';

export const serviceDebtsSlice: Slice = {
  routes: serviceDebtsRoutes,
  grants: [{ screen: serviceDebtsScreen, calls: [callOf(serviceDebts)] }],
};
