import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { feeScreen } from './fee.screens';

/** The fees that students of a class were charged for it, as a part of the class's page. */
export const feesOfClass: PagePart = {
  by: feeScreen,
  Part: later(words('Fees'), async () => (await import('./FeesOfClass')).FeesOfClass),
};
