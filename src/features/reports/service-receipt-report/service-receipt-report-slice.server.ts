import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { serviceReceiptReportRoutes } from './service-receipt-report.server';
import { serviceReceiptReportScreen } from './service-receipt-report.screens';
import { serviceReceiptReport } from './service-receipt-report.contract';

export const serviceReceiptReportSlice: Slice = {
  routes: serviceReceiptReportRoutes,
  grants: [{ screen: serviceReceiptReportScreen, calls: [callOf(serviceReceiptReport)] }],
};
