import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';
import { gradebookFeature } from './gradebook-feature.contract';

export const gradeScaleScreen: Screen = {
  path: '/gradeScale',
  title: words('Grade scales'),
  icon: 'steps',
  menu: { academy: ['results', 14] },
  features: [gradebookFeature],
};
