import { t } from '#kit/contract/language';
import { likeness } from '#kit/contract/likeness';
import { looksLike, mixesScripts } from '#kit/rules/lookalike';
import { isAdministrator } from '#house/role/escalation.rules';
import { aliases } from '#house/brand/brand.contract';
import { entryOf } from '#kit/rules/entry-of';
import { type NamesScreens, pathsOf } from '#house/menu/landing.rules';
import { builtInRoles } from './role.contract';

export interface StoredRole {
  readonly role: string;
  readonly builtIn: boolean;
}

/** Why a role cannot have this name: 409, because it could be mistaken for another role of the brand. */
export function roleNameProblem(name: string, others: readonly string[] = []): string | undefined {
  if (looksLike(name, 'student')) return t('The role name student is reserved for the student portal');
  const taken = [...builtInRoles, ...others].find((role) => looksLike(role, name));
  if (taken !== undefined && likeness(taken) === likeness(name))
    return t('The role {role} exists already', { role: taken });
  if (taken !== undefined) return t('This name looks like the role {role}', { role: taken });
  return mixesScripts(name) ? t('Write the name in letters of one alphabet') : undefined;
}

/** Why a role cannot have these screens: 400 (A11). `offered` are those of the brand. */
export function brandScreensProblem(offered: ReadonlySet<string>, screens: ReadonlySet<string>): string | undefined {
  if (screens.size === 0) return t('Choose at least one screen');
  const foreign = [...screens].find((screen) => !offered.has(screen));
  return foreign === undefined ? undefined : t('This brand has no screen {screen}', { screen: foreign });
}

/** Why this change of a role's rights or name is refused: 409 (A8). */
export function roleEditProblem(stored: StoredRole, name: string, others: readonly string[] = []): string | undefined {
  const fixed = roleRightsProblem(stored);
  if (fixed !== undefined) return fixed;
  if (name === stored.role) return undefined;
  if (stored.builtIn) return t('The built-in role {role} cannot be renamed', { role: stored.role });
  return roleNameProblem(name, others);
}

/** Why a role's screens cannot be chosen: 409. */
export function roleRightsProblem(stored: StoredRole): string | undefined {
  return isAdministrator(stored.role) ? t('The rights of {role} are fixed', { role: stored.role }) : undefined;
}

/** Why a role cannot be deleted: 409. */
export function roleDeleteProblem(stored: StoredRole): string | undefined {
  return stored.builtIn ? t('The built-in role {role} cannot be deleted', { role: stored.role }) : undefined;
}

/** The screens that a body asks for; other spellings of a path count as the screen that they open (R 1.4). */
export function screensAsked(permissions: readonly NamesScreens[]): ReadonlySet<string> {
  return new Set([...pathsOf(permissions)].map((path) => entryOf(aliases, path) ?? path));
}
