import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { performanceScreen } from './performance.screens';

/** The work of an employee, and what it earned. */
export const performanceOfEmployee: PagePart = {
  by: performanceScreen,
  Part: later(words('Performance'), async () => (await import('./PerformanceOfEmployee')).PerformanceOfEmployee),
};
