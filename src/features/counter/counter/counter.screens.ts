import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';
import { counterFeature } from '#features/ledger/counter-payment/counter-payment.screens';

/** The screen where money is taken from anybody: at the top of the menu. */
export const counterScreen: Screen = {
  path: '/counter',
  title: words('Counter'),
  icon: 'cash',
  menu: { academy: ['first', 5], decoration: ['first', 5] },
  features: [counterFeature],
};
