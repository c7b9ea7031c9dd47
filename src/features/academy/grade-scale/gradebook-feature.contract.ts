import { words } from '#kit/contract/language';
import type { Feature } from '#house/feature/feature.contract';

/** Scores, the marks that follow from them, ranks and report cards (AL15, GB). */
export const gradebookFeature: Feature = {
  name: 'gradebook',
  title: words('Gradebook'),
  sentence: words('Enter scores in a grid; marks, ranks and report cards follow.'),
  initially: 'off',
  brands: ['academy'],
  settings: ['showRank'],
};
