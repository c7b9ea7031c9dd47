import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import { enrollmentScreen } from './enrollment.screens';

/** The waiting list of a class, in the order in which seats were asked for (CL5). */
export const waitingOfClass: PagePart = {
  by: enrollmentScreen,
  feature: timetableFeature,
  Part: later(words('Waiting list'), async () => (await import('./WaitingOfClass')).WaitingOfClass),
};
