import { t } from '../../../kit/contract/language';
import type { Brand } from '../menu/menu.contract';
import { screensOfBrand } from '../menu/menu.rules';
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

/** Why a role cannot carry these screens: 400 (A11). */
export function brandScreensProblem(brand: Brand, screens: ReadonlySet<string>): string | undefined {
  if (screens.size === 0) return t('Choose at least one screen');
  const offered = screensOfBrand(brand);
  const foreign = [...screens].find((screen) => !offered.has(screen));
  return foreign === undefined ? undefined : t('This brand has no screen {screen}', { screen: foreign });
}

/** Why a role's rights or name cannot change so: 409 (A8). */
export function roleEditProblem(stored: StoredRole, name: string): string | undefined {
  if (stored.role === 'superAdmin' || stored.role === 'admin') return t('The rights of {role} are fixed', { role: stored.role });
  if (name === stored.role) return undefined;
  if (stored.builtIn) return t('The built-in role {role} cannot be renamed', { role: stored.role });
  return roleNameProblem(name);
}

/** Why a role cannot be deleted: 409. */
export function roleDeleteProblem(stored: StoredRole): string | undefined {
  return stored.builtIn ? t('The built-in role {role} cannot be deleted', { role: stored.role }) : undefined;
}
