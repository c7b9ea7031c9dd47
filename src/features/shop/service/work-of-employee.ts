import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { serviceScreen } from './service.screens';

/** The services that an employee designs, and those that an employee prints, as parts of the employee's page. */
export const designsOfEmployee: PagePart = {
  by: serviceScreen,
  Part: later(words('Designs'), async () => (await import('./WorkOfEmployee')).DesignsOfEmployee),
};
export const printsOfEmployee: PagePart = {
  by: serviceScreen,
  Part: later(words('Prints'), async () => (await import('./WorkOfEmployee')).PrintsOfEmployee),
};
