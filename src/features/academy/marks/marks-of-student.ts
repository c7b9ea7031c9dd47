import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { marksScreen } from './marks.screens';

/** The marks of a student, as a part of the student's page. */
export const marksOfStudent: PagePart = {
  by: marksScreen,
  Part: later(words('Results'), async () => (await import('./ShownMarks')).MarksOfStudent),
};
