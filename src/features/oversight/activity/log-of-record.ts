import type { Entity } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { activityScreen } from '#house/activity/activity.screens';

const load = (of: Entity) => async () => (await import('./LogOfRecord')).logOf(of);

/** The entries of the log about a record, as a part of its page. */
export const logOfRecord = (of: Entity): PagePart => ({
  by: activityScreen,
  Part: later(words('Log'), load(of)),
});

/** The log entries about a person's pay and work, as a part of the person's page. */
export const logOfEmployment = (of: Entity): PagePart => ({
  by: activityScreen,
  Part: later(words('Log of the employment'), load(of)),
});
