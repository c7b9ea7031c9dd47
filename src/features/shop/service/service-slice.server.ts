import type { Slice } from '#house/slice/slice.server';
import { serviceRoutes } from './service.server';
import { serviceChecks } from './service-checks.server';
import { service } from './service.contract';
import { serviceDebt } from './service-debt.contract';
import { dueTellings } from '#features/ledger/debt/due.server';

export const serviceSlice: Slice = {
  routes: serviceRoutes,
  tells: dueTellings(service, serviceDebt),
  checks: serviceChecks,
};
