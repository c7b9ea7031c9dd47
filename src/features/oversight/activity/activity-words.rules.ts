import { t } from '#kit/contract/language';
import { actions, type Resource } from '#house/activity/activity.contract';

/** What was done, in the reader's language; an action that no slice names stays as it is. */
export function actionShown(action: string): string {
  const named = Object.entries(actions).find(([name]) => name === action)?.[1];
  return named === undefined ? action : t(named);
}

/** What it was done to, in the reader's language; a path that is nobody's stays as it is. */
export function resourceShown(resource: string, resources: readonly Resource[]): string {
  // `enrollment/all` and `Enrollment` are spelt differently and mean the same.
  const named = resources.find(({ path }) => path.toLowerCase() === resource.toLowerCase());
  return named === undefined ? resource : t(named.many);
}
