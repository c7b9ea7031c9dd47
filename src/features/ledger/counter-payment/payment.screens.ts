import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';
import { counterFeature } from './counter-payment.screens';

export const paymentScreen: Screen = {
  path: '/payments',
  title: words('Payments'),
  icon: 'receipt',
  menu: { academy: ['finance', 15], decoration: ['finance', 5] },
  features: [counterFeature],
};
