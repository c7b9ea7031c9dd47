import { callOf, listOf, removalOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { counterFeature } from '#features/ledger/counter-payment/counter-payment.screens';
import { paymentScreen } from '#features/ledger/counter-payment/payment.screens';
import { creditChecks } from '#features/ledger/credit/credit-checks.server';
import { credit, ownCredit, refundCredit } from '#features/ledger/credit/credit.contract';
import { creditRoutes } from '#features/ledger/credit/refund.server';

export const creditSlice: Slice = {
  features: [counterFeature],
  routes: creditRoutes,
  grants: [
    { screen: paymentScreen, calls: [listOf(credit), removalOf(credit), callOf(refundCredit)] },
    // Staff hold the student's call too: a user who hands out a student's login must hold every right that it opens.
    { screen: paymentScreen, calls: [callOf(ownCredit)], brand: 'academy' },
  ],
  students: [callOf(ownCredit)],
  checks: creditChecks,
};
