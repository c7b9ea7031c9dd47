import { callOf, pdfOf, optionsOf } from '#house/rights/calls.rules';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import type { Slice } from '#house/slice/slice.server';
import { payrollRoutes } from './payroll.server';
import { payrollScreen } from './payroll.screens';
import { makeSalaries, payroll, payPayroll } from './payroll.contract';
import { payrollChecks, postedPayroll } from './payroll-checks.server';
import { payrollToOwner } from './payroll-owner.server';

export const payrollSlice: Slice = {
  routes: payrollRoutes,
  grants: [
    {
      screen: payrollScreen,
      calls: [callOf(makeSalaries), callOf(payPayroll), pdfOf(payroll), optionsOf(moneyAccount)],
    },
  ],
  checks: payrollChecks,
  posted: postedPayroll,
  tellsOwner: payrollToOwner,
};
