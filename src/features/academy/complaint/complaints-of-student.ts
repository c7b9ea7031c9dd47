import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { complaintScreen } from './complaint.screens';

/** The complaints of a student, as a part of the student's page; the table is hidden from teachers (A17). */
export const complaintsOfStudent: PagePart = {
  by: complaintScreen,
  hiddenFrom: 'teacher',
  Part: later(words('Complaints'), async () => (await import('./ComplaintsOfStudent')).ComplaintsOfStudent),
};
