import { listOf, optionsOf } from '#house/rights/calls.rules';
import { fee } from '#features/academy/fee/fee.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import type { Slice } from '#house/slice/slice.server';
import { feeReportScreen } from './fee-report.screens';

export const feeReportSlice: Slice = {
  grants: [{ screen: feeReportScreen, calls: [listOf(fee), optionsOf(schoolClass)] }],
};
