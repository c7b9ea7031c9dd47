import type { Entity } from '#kit/contract/entity';
import { loginSlice } from '#features/entry/login/login-slice.server';
import { setupSlice } from '#features/entry/set-up/setup-slice.server';
import { employeeSlice } from '#features/people/employee/employee-slice.server';
import { roleSlice } from '#features/people/role/role-slice.server';
import { userSlice } from '#features/people/user/user-slice.server';
import { credentialSlice } from '#house/credential/credential-slice.server';
import { notificationSlice } from '#house/notification/notification-slice.server';
import { sessionSlice } from '#house/session/session-slice.server';
import { activity } from '#house/activity/activity.contract';
import type { Slice } from '#house/slice/slice.server';
import { triesSlice } from '#house/tries/tries-slice.server';
import { rightOf } from '#kit/server/http/right';
import { features } from './features';
import { putTogether, type Whole } from './put-together';
import { screenList } from './screen-list';

/** The parts of a partial product: slices, and entities that belong to no slice. */
export interface Named {
  readonly slices?: readonly Slice[];
  readonly entities?: readonly Entity[];
}

/** The slices that no product does without: an organisation is set up, and people with roles log in. */
const always: readonly Slice[] = [
  sessionSlice,
  triesSlice,
  loginSlice,
  setupSlice,
  userSlice,
  roleSlice,
  notificationSlice,
  credentialSlice,
  employeeSlice,
];

/**
 * A product of these slices and entities, and of those that no product does without. It has the menus and the features of the whole
 * product, which do not depend on what is served.
 */
export function few({ slices: named = [], entities = [] }: Named): Whole {
  const slices = [...new Set([...always, ...named])];
  const served = new Set([...slices.flatMap(entitiesOf), ...entities]);
  const lists = { entities: [...served], screens: screenList, slices, features };
  return putTogether({ ...lists, slices: [...slices, grantedElsewhere(putTogether(lists))] });
}

/** Grants administrators the calls that absent slices would grant: the product refuses to start without an entry for each call. */
function grantedElsewhere({ product: { rights }, routes }: Whole): Slice {
  return { administrators: routes.map(rightOf).filter((right) => !rights.knows(right)) };
}

/** The entities whose calls a slice answers; without the activity log, because the records that it names may be deleted. */
export function entitiesOf({ routes = [], receiptKind }: Slice): Entity[] {
  const served = [...routes.flatMap(({ entity = [] }) => entity), ...(receiptKind ? [receiptKind.entity] : [])];
  return served.filter((of) => of !== activity);
}
