import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { complaintScreen } from './complaint.screens';

/** What a student complained about; the table is hidden from teachers (A17). */
export const complaintsOfStudent: PagePart = {
  by: complaintScreen,
  hiddenFrom: 'teacher',
  Part: later(words('Complaints'), async () => (await import('./ComplaintsOfStudent')).ComplaintsOfStudent),
};
