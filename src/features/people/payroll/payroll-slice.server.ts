import { callsOf, callOf, pdfOf, optionsOf } from '#house/rights/calls.rules';
import { employee } from '#features/people/employee/employee.contract';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import type { Slice } from '#house/slice/slice.server';
import { payrollRoutes } from './payroll.server';
import { payrollScreen } from './payroll.screens';
import { payroll, payPayroll } from './payroll.contract';
import { payrollChecks, postedPayroll } from './payroll-checks.server';
import { payrollToOwner } from './payroll-owner.server';

export const payrollSlice: Slice = {
  routes: payrollRoutes,
  grants: [
    {
      screen: payrollScreen,
      calls: [...callsOf(payroll), callOf(payPayroll), pdfOf(payroll), ...[employee, moneyAccount].map(optionsOf)],
    },
  ],
  checks: payrollChecks,
  posted: postedPayroll,
  tellsOwner: payrollToOwner,
};
