import { words } from '#kit/contract/language';
import type { Feature } from '#house/feature/feature.contract';

/** Several debts at once, payments and credit. */
export const counterFeature: Feature = {
  name: 'counter',
  title: words('Counter'),
  sentence: words('Take money from anybody in one place, for several debts at once.'),
  initially: 'on',
  brands: ['academy', 'decoration'],
  settings: ['useCreditAtCharge'],
};
