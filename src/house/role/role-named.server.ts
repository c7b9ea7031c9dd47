import type { Call } from '#kit/server/call';
import type { GivenRole } from './escalation.rules';
import { screensOfRole } from './role-screens.rules';

/** The role of a name, as needed for giving it; undefined if there is none. */
export async function roleNamed({ brand, db, product }: Call, name: string): Promise<GivenRole | undefined> {
  const row = await db.selectFrom('role').select(['role', 'permissions']).where('role', '=', name).executeTakeFirst();
  return row && { role: row.role, screens: screensOfRole(product.menus.offered(brand), row.role, row.permissions) };
}
