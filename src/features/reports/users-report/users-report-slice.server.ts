import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { usersReportRoutes } from './users-report.server';
import { usersReportScreen } from './users-report.screens';
import { usersReport } from './users-report.contract';

export const usersReportSlice: Slice = {
  routes: usersReportRoutes,
  grants: [{ screen: usersReportScreen, calls: [callOf(usersReport)] }],
};
