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

/** The entries about what a person is paid and does, where the page is of the person. */
export const logOfEmployment: PagePart = {
  by: activityScreen,
  Part: later(words('Log of the employment'), load),
};
