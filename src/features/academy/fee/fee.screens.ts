import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const feeScreen: Screen = {
  path: '/fee',
  title: words('Fees'),
  icon: 'coins',
  menu: { academy: ['finance', 10] },
};
