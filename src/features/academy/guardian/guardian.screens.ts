import { words } from '#kit/contract/language';
import { familiesFeature } from '#house/family/families-feature.contract';
import type { FindScreen } from '#house/menu/menu.contract';

export const guardianScreen: FindScreen = {
  path: '/guardian',
  title: words('Guardians'),
  icon: 'family',
  menu: { academy: ['academy', 55] },
  finds: { kind: 'guardian', place: 15 },
  features: [familiesFeature],
};
