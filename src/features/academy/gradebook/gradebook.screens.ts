import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';
import { gradebookFeature } from '#features/academy/grade-scale/gradebook-feature.contract';

export const gradebookScreen: Screen = {
  path: '/gradebook',
  title: words('Gradebook'),
  icon: 'grid',
  menu: { academy: ['results', 12] },
  features: [gradebookFeature],
};
