import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { countedOf } from '#kit/contract/thing';
import { type Call, caller, type Route } from '#kit/server/call';
import { type CrudParts, crud } from '#kit/server/routes/crud';
import { refuse, refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { change } from '#kit/server/write/change';
import { erase } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { grantProblem, screensProblem } from '#house/role/escalation.rules';
import { refuseForbidden } from '#house/role/refuse-forbidden.server';
import { screensOfRole } from '#house/role/role-screens.rules';
import type { NamesScreens } from '#house/menu/landing.rules';
import { endSessionsOfUsers } from '#house/session/session.server';
import { account } from '#house/account/account.contract';
import { rowsOf } from './built-in.server';
import { role } from './role.contract';
import { brandScreensProblem, roleDeleteProblem, roleEditProblem, roleNameProblem, screensAsked } from './role.rules';

/** The screens that a role is to have, checked, in the order of the brand's menu. */
function permissionsFor(call: Call, asked: readonly NamesScreens[]) {
  const screens = screensAsked(asked);
  const problem = brandScreensProblem(call.product.menus.offered(call.brand), screens);
  if (problem !== undefined) refuseInvalid({ permissions: problem });
  refuseForbidden(screensProblem(caller(call), screens));
  return rowsOf(call.product.menus.entries(call.brand, screens));
}

const parts: CrudParts<typeof role> = {
  create: async (call, { role: name, permissions, _id }) => {
    const kept = permissionsFor(call, permissions);
    refuseConflict(roleNameProblem(name, await otherNames(call, _id)), 'role');
    return insert(call, role, { _id, role: name, permissions: kept });
  },
  update: async (call, stored, edit) => {
    const { _id: id } = stored;
    const screens = screensOfRole(call.product.menus.offered(call.brand), stored.role, stored.permissions);
    refuseForbidden(grantProblem(caller(call), { role: stored.role, screens }));
    const name = edit.role ?? stored.role;
    refuseConflict(roleEditProblem(stored, name, await otherNames(call, id)), 'role');
    const permissions = edit.permissions === undefined ? undefined : permissionsFor(call, edit.permissions);
    const users = await usersOf(call, stored.role);
    const changed = await change(call, role, id, { role: name, ...(permissions ? { permissions } : {}) });
    // Tokens contain the rights of their bearers, so sessions of a changed role end at once (R 4.2).
    if (differs(stored, changed)) await endSessionsOfUsers(call, users);
    return changed;
  },
  remove: async (call, stored) => {
    const screens = screensOfRole(call.product.menus.offered(call.brand), stored.role, stored.permissions);
    refuseForbidden(grantProblem(caller(call), { role: stored.role, screens }));
    refuseConflict(roleDeleteProblem(stored));
    const { length: count } = await usersOf(call, stored.role);
    if (count > 0) refuse(409, t('Still in use by {uses}', { uses: countedOf(count, account) }));
    return erase(call, role, stored._id);
  },
};

/** The names of the other roles; none is added before the call ends. */
async function otherNames(call: Call, id: string): Promise<string[]> {
  await call.db.selectFrom('role').select('_id').where('role', '=', 'superAdmin').forNoKeyUpdate().execute();
  const rows = await call.db.selectFrom('role').select('role').where('_id', '!=', id).execute();
  return rows.map((row) => row.role);
}

function differs(stored: { role: string; permissions: unknown }, changed: Got<typeof role>): boolean {
  return stored.role !== changed.role || JSON.stringify(stored.permissions) !== JSON.stringify(changed.permissions);
}

async function usersOf(call: Call, name: string): Promise<string[]> {
  const rows = await call.db.selectFrom('app_user').select('_id').where('userType', '=', name).execute();
  return rows.map((row) => row._id);
}

export const roleRoutes: Route[] = crud(role, parts);
