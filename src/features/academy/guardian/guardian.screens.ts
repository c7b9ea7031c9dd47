import { words } from '#kit/contract/language';
import type { Feature } from '#house/feature/feature.contract';
import type { FindScreen } from '#house/menu/menu.contract';

/** Guardians with several children (AL15, FA). */
export const familiesFeature: Feature = {
  name: 'families',
  title: words('Families'),
  sentence: words('Guardians with several children and a login of their own.'),
  initially: 'off',
  brands: ['academy'],
};

export const guardianScreen: FindScreen = {
  path: '/guardian',
  title: words('Guardians'),
  icon: 'family',
  menu: { academy: ['academy', 55] },
  finds: { kind: 'guardian', place: 15 },
  features: [familiesFeature],
};
