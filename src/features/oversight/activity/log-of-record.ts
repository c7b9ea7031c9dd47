import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { activityScreen } from '#house/activity/activity.screens';

/** The entries of the log about a record, as a part of its page. */
export const logOfRecord: PagePart = {
  by: activityScreen,
  Part: later(words('Log'), async () => (await import('./LogOfRecord')).LogOfRecord),
};
