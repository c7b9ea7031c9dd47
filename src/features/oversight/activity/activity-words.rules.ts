import { baseFields } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { actions, type Resource } from '#house/activity/activity.contract';

/** The action in the reader's language; an action that no slice names is shown unchanged. */
export function actionShown(action: string): string {
  const named = Object.entries(actions).find(([name]) => name === action)?.[1];
  return named === undefined ? action : t(named);
}

/** The kind of record in the reader's language; a path that no slice names is shown unchanged. */
export function resourceShown(resource: string, resources: readonly Resource[]): string {
  const named = resourceAt(resource, resources);
  return named === undefined ? resource : t(named.many);
}

/** Returns the resource at a path of the log. */
export function resourceAt(resource: string, resources: readonly Resource[]): Resource | undefined {
  // `enrollment/all` and `Enrollment` are spelt differently and mean the same.
  return resources.find(({ path }) => path.toLowerCase() === resource.toLowerCase());
}

/** The field in the reader's language; one that its contract does not name is shown unchanged. */
export function fieldShown(name: string, { fields, stored }: Pick<Resource, 'fields' | 'stored'>): string {
  const named = Object.entries({ ...baseFields, ...stored, ...fields }).find(([one]) => one === name)?.[1];
  return named === undefined ? name : t(named.label);
}
