import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';
import { debtsFeature } from './debts-feature.contract';

export { debtsFeature } from './debts-feature.contract';

export const debtsScreen: Screen = {
  path: '/debts',
  title: words('Owed'),
  icon: 'debts',
  menu: { academy: ['finance', 25], decoration: ['finance', 7] },
  features: [debtsFeature],
};
