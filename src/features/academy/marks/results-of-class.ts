import { IconAward } from '@tabler/icons-react';
import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { marksScreen, resultsGrid } from './marks.screens';

/** The action on the page of a class that leads to entering its results. */
export const enteringResults: PagePart = {
  by: marksScreen,
  action: {
    label: words('Enter results'),
    icon: IconAward,
    leads: ({ _id: classID }) => ({ to: resultsGrid, search: { classID } }),
  },
};

/** The results of a class on its page. */
export const resultsOfClass: PagePart = {
  by: marksScreen,
  Part: later(words('Results'), async () => (await import('./ShownMarks')).ResultsOfClass),
};
