import { t } from '#kit/contract/language';
import { actions, type Resource } from '#house/activity/activity.contract';

/** The action in the reader's language; an action that no slice names is shown unchanged. */
export function actionShown(action: string): string {
  const named = Object.entries(actions).find(([name]) => name === action)?.[1];
  return named === undefined ? action : t(named);
}

/** The kind of record in the reader's language; a path that no slice names is shown unchanged. */
export function resourceShown(resource: string, resources: readonly Resource[]): string {
  // `enrollment/all` and `Enrollment` are spelt differently and mean the same.
  const named = resources.find(({ path }) => path.toLowerCase() === resource.toLowerCase());
  return named === undefined ? resource : t(named.many);
}
