import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { marksScreen } from './marks.screens';

/** What a student reached. */
export const marksOfStudent: PagePart = {
  by: marksScreen,
  Part: later(words('Results'), async () => (await import('./ShownMarks')).MarksOfStudent),
};
