import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { customerReportRoutes } from './customer-report.server';
import { customerReportScreen } from './customer-report.screens';
import { customerReport } from './customer-report.contract';

export const customerReportSlice: Slice = {
  routes: customerReportRoutes,
  grants: [{ screen: customerReportScreen, calls: [callOf(customerReport)] }],
};
