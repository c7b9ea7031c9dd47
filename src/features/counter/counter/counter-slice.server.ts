import { callOf, optionsOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { paymentCalls } from '#features/counter/payment/payment-slice.server';
import { stockItem } from '#features/shop/stock/stock.contract';
import { findDebts, findPeople } from './counter.contract';
import { counterRoutes } from './counter.server';
import { counterFeature } from '#features/ledger/counter-payment/counter-payment.screens';
import { counterScreen } from './counter.screens';
import { takeMoney } from './take.contract';

export const counterSlice: Slice = {
  features: [counterFeature],
  routes: counterRoutes,
  grants: [
    {
      screen: counterScreen,
      calls: [
        ...[findPeople, findDebts, takeMoney].map(callOf),
        ...paymentCalls,
        ...[moneyAccount, stockItem].map(optionsOf),
      ],
    },
  ],
};
