import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { serviceReportRoutes } from './service-report.server';
import { serviceReportScreen } from './service-report.screens';
import { serviceReport } from './service-report.contract';

export const serviceReportSlice: Slice = {
  routes: serviceReportRoutes,
  grants: [{ screen: serviceReportScreen, calls: [callOf(serviceReport)] }],
};
