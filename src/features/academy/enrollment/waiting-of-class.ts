import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import { enrollmentScreen } from './enrollment.screens';

/** Who waits for a seat of a class, in the order in which they asked (CL5). */
export const waitingOfClass: PagePart = {
  by: enrollmentScreen,
  feature: timetableFeature,
  Part: later(words('Waiting list'), async () => (await import('./WaitingOfClass')).WaitingOfClass),
};
