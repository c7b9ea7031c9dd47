import { words } from '#kit/contract/language';
import type { Feature } from '#house/feature/feature.contract';

/** Guardians with several children (AL15, FA). */
export const familiesFeature: Feature = {
  name: 'families',
  title: words('Families'),
  sentence: words('Guardians with several children and a login of their own.'),
  initially: 'off',
  brands: ['academy'],
};
