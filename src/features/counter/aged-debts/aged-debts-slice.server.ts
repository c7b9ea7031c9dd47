import { callOf, optionsOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { debtsFeature, debtsScreen } from '#features/ledger/debt/debts.screens';
import { agedDebts } from './aged-debts.contract';
import { agedDebtsRoute } from './aged-debts.server';

export const agedDebtsSlice: Slice = {
  features: [debtsFeature],
  routes: [agedDebtsRoute],
  grants: [
    { screen: debtsScreen, calls: [callOf(agedDebts)] },
    { screen: debtsScreen, calls: [optionsOf(schoolClass)], brand: 'academy' },
  ],
};
