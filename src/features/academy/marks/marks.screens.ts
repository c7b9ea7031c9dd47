import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const marksScreen: Screen = {
  path: '/marks',
  title: words('Results'),
  icon: 'marks',
  menu: { academy: ['results', 10] },
};

/** Where the results of a class are entered, a page of that screen. */
export const resultsGrid = '/marks/enter';
