import type { Caller } from '#kit/server/caller';
import { grantProblem } from '#house/role/escalation.rules';
import type { RecordLogin } from './login.contract';
import { screensOfRole } from '#house/role/role-screens.rules';
import type { Place } from './place.server';

/** The kinds of logins that a caller may set, for display in forms; the login gate decides for itself. */
export async function loginsSetBy({ brand, db, product }: Place, me: Caller): Promise<RecordLogin[]> {
  const row = await db
    .selectFrom('role')
    .select(['role', 'permissions'])
    .where('role', '=', 'teacher')
    .executeTakeFirst();
  const teacher = row && {
    role: row.role,
    screens: screensOfRole(product.menus.offered(brand), row.role, row.permissions),
  };
  return [
    ...(teacher && grantProblem(me, teacher) !== undefined ? [] : (['teacher'] as const)),
    ...(product.rights.holdsPortal(me, brand) ? (['student'] as const) : []),
  ];
}
