import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { stockReportRoutes } from './stock-report.server';
import { stockReportScreen } from './stock-report.screens';
import { stockReport } from './stock-report.contract';

export const stockReportSlice: Slice = {
  routes: stockReportRoutes,
  grants: [{ screen: stockReportScreen, calls: [callOf(stockReport)] }],
};
