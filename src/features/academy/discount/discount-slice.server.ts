import { callsOf, optionsOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';
import { debtsFeature } from '#features/ledger/debt/debts.screens';
import { discount } from './discount.contract';
import { discountRoutes } from './discount.server';
import { discountScreen } from './discount.screens';
import { toldOfDiscounts } from './told-of-discounts.server';

export const discountSlice: Slice = {
  features: [debtsFeature],
  routes: discountRoutes,
  grants: [{ screen: discountScreen, calls: [...callsOf(discount), ...[student, schoolClass].map(optionsOf)] }],
  tells: toldOfDiscounts,
};
