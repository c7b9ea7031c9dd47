import { type NamesScreens, pathsOf } from '#house/menu/landing.rules';
import { isAdministrator } from './escalation.rules';

/** The screens that a role opens; superAdmin and admin have all, whatever their rows list (A8). */
export function screensOfRole(
  offered: ReadonlySet<string>,
  role: string,
  permissions: readonly NamesScreens[],
): ReadonlySet<string> {
  if (isAdministrator(role)) return offered;
  return new Set([...pathsOf(permissions)].filter((path) => offered.has(path)));
}
