import { callsOf, callOf, pdfOf, optionsOf } from '#house/rights/calls.rules';
import { employee } from '#features/people/employee/employee.contract';
import type { Slice } from '#house/slice/slice.server';
import { payrollRoutes } from './payroll.server';
import { payrollScreen } from './payroll.screens';
import { payroll, payPayroll } from './payroll.contract';
import { payrollChecks, postedPayroll } from './payroll-checks.server';

export const payrollSlice: Slice = {
  routes: payrollRoutes,
  grants: [
    { screen: payrollScreen, calls: [...callsOf(payroll), callOf(payPayroll), pdfOf(payroll), optionsOf(employee)] },
  ],
  checks: payrollChecks,
  posted: postedPayroll,
};
