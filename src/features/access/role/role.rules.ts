import { t } from '../../../kit/contract/language';
import { isAdministrator } from '../escalation/escalation.rules';
import { aliases } from '../menu/menu.contract';
import { type NamesScreens, pathsOf } from '../menu/landing.rules';
import { builtInRoles } from './role.contract';

export interface StoredRole {
  readonly role: string;
  readonly builtIn: boolean;
}

/** Why a new role cannot have this name: 409. Another role's name is the database's to refuse. */
export function roleNameProblem(name: string): string | undefined {
  const written = name.trim().toLowerCase();
  if (written === 'student') return t('The role name student is reserved for the student portal');
  const builtIn = builtInRoles.find((role) => role.toLowerCase() === written);
  return builtIn === undefined ? undefined : t('The role {role} exists already', { role: builtIn });
}

/** Why a role cannot carry these screens: 400 (A11). `offered` are those that the brand has. */
export function brandScreensProblem(offered: ReadonlySet<string>, screens: ReadonlySet<string>): string | undefined {
  if (screens.size === 0) return t('Choose at least one screen');
  const foreign = [...screens].find((screen) => !offered.has(screen));
  return foreign === undefined ? undefined : t('This brand has no screen {screen}', { screen: foreign });
}

/** Why a role's rights or name cannot change so: 409 (A8). */
export function roleEditProblem(stored: StoredRole, name: string): string | undefined {
  const fixed = roleRightsProblem(stored);
  if (fixed !== undefined) return fixed;
  if (name === stored.role) return undefined;
  if (stored.builtIn) return t('The built-in role {role} cannot be renamed', { role: stored.role });
  return roleNameProblem(name);
}

/** Why a role's screens cannot be chosen: 409. */
export function roleRightsProblem(stored: StoredRole): string | undefined {
  return isAdministrator(stored.role) ? t('The rights of {role} are fixed', { role: stored.role }) : undefined;
}

/** Why a role cannot be deleted: 409. */
export function roleDeleteProblem(stored: StoredRole): string | undefined {
  return stored.builtIn ? t('The built-in role {role} cannot be deleted', { role: stored.role }) : undefined;
}

/** The screens that a role opens: those of superAdmin and admin are fixed, whatever their row lists (A8). */
export function screensOfRole(
  offered: ReadonlySet<string>,
  role: string,
  permissions: readonly NamesScreens[],
): ReadonlySet<string> {
  if (isAdministrator(role)) return offered;
  return new Set([...pathsOf(permissions)].filter((path) => offered.has(path)));
}

/** The screens that someone asks a role to have; other spellings of a path count as what they open (R 1.4). */
export function screensAsked(permissions: readonly NamesScreens[]): ReadonlySet<string> {
  return new Set([...pathsOf(permissions)].map((path) => aliases[path] ?? path));
}
