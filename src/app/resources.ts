import { profile } from '#features/entry/profile/profile-path.contract';
import type { Resource } from '#house/activity/activity.contract';
import { activity } from '#house/activity/activity.contract';
import { outbox, settings, setup } from '#house/organisation/house.contract';
import { links } from '#house/link/link.contract';
import { loginPaths } from '#house/session/login-paths.contract';
import { entities } from './entities';

/** Every kind of record that the activity log names, by wire path; of several with one path, the first names them all. */
export const resources: readonly Resource[] = [
  ...Object.values(entities),
  activity,
  settings,
  ...Object.values(loginPaths),
  profile,
  setup,
  outbox,
  links,
];
