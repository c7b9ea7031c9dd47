import { listOf, optionsOf, pdfOf, removalOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { student } from '#features/academy/student/student.contract';
import { counterFeature } from '#features/ledger/counter-payment/counter-payment.screens';
import { payment } from '#features/ledger/counter-payment/counter-payment.contract';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { customer } from '#features/shop/customer/customer.contract';
import { paymentChecks } from './payment-checks.server';
import { toldOfPayments } from './payment-receipts.server';
import { paymentPaper } from './payment-paper.server';
import { paymentScreen } from '#features/ledger/counter-payment/payment.screens';
import { paymentRoutes } from './payment.server';

/** The calls on payments: their list, their slips, and the voiding of one. */
export const paymentCalls = [listOf(payment), pdfOf(payment), removalOf(payment)];

export const paymentSlice: Slice = {
  features: [counterFeature],
  routes: paymentRoutes,
  // Payments are made at the counter, and never changed.
  only: [
    { screen: paymentScreen, calls: [...paymentCalls, ...[moneyAccount, customer].map(optionsOf)] },
    { screen: paymentScreen, calls: [optionsOf(student)], brand: 'academy' },
  ],
  tells: toldOfPayments,
  papers: [paymentPaper],
  checks: paymentChecks,
};
