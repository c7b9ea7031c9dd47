import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { activityScreen } from '#house/activity/activity.screens';

const load = async () => (await import('./LogOfRecord')).LogOfRecord;

/** The entries of the log about a record, as a part of its page. */
export const logOfRecord: PagePart = {
  by: activityScreen,
  Part: later(words('Log'), load),
};

/** The log entries about a person's pay and work, as a part of the person's page. */
export const logOfEmployment: PagePart = {
  by: activityScreen,
  Part: later(words('Log of the employment'), load),
};
