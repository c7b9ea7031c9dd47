import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { salesReportRoutes } from './sales-report.server';
import { salesReportScreen } from './sales-report.screens';
import { salesReport } from './sales-report.contract';

export const salesReportSlice: Slice = {
  routes: salesReportRoutes,
  grants: [{ screen: salesReportScreen, calls: [callOf(salesReport)] }],
};
