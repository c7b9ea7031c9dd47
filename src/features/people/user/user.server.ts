import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { type Call, caller, type Route } from '#kit/server/call';
import { crud, idOf, on, saved } from '#kit/server/routes/crud';
import { refuse, refuseConflict, refuseInvalid, refuseField } from '#kit/server/refusal';
import { readOne } from '#kit/server/read/send';
import { change, lock, setColumns } from '#kit/server/write/change';
import { erase } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { dropCredential } from '#house/credential/credential.server';
import { keepUserLogin } from '#house/credential/login-gate.server';
import {
  blockProblem,
  employeeChangeProblem,
  type GivenRole,
  grantProblem,
  roleChangeProblem,
  userDeleteProblem,
  userTypeProblem,
} from '#house/role/escalation.rules';
import { hashSent } from '#house/credential/hash-sent.server';
import { refuseForbidden } from '#house/role/refuse-forbidden.server';
import { roleNamed } from '#house/role/role-named.server';
import { endSessions, type Owner } from '#house/session/session.server';
import { blockUser, user } from './user.contract';
import { employeeProblem, usersAreEmployees } from './user.rules';
import { holdFollowers, tellFollowers } from './user-follower.server';

const ownerOf = (id: string): Owner => ({ kind: 'user', id });

/** The role to be given; 400 if the users screen cannot give it, 403 if the caller may not. */
async function givenRole(call: Call, userType: string): Promise<GivenRole> {
  const problem = userTypeProblem(userType);
  if (problem !== undefined) refuseInvalid({ userType: problem });
  const role = await roleNamed(call, userType);
  if (!role) return refuseField(400, 'userType', t('Please select role'));
  refuseForbidden(grantProblem(caller(call), role));
  return role;
}

/** Ends the call with 403 if the caller may not change a user with the target's role. */
async function refuseAbove(call: Call, target: Pick<Row<typeof user>, 'userType'>): Promise<void> {
  const role = await roleNamed(call, target.userType);
  if (role) refuseForbidden(grantProblem(caller(call), role));
}

/** How many active superAdmins there are apart from the target; their number cannot change before the call ends. */
async function otherSuperAdmins(call: Call, id: string): Promise<number> {
  await call.db.selectFrom('role').select('_id').where('role', '=', 'superAdmin').forNoKeyUpdate().execute();
  const others = await call.db
    .selectFrom('app_user')
    .select('_id')
    .where('userType', '=', 'superAdmin')
    .where('status', '=', true)
    .where('_id', '!=', id)
    .execute();
  return others.length;
}

async function create(call: Call, sent: Sent<typeof user> & { readonly _id: string }): Promise<Got<typeof user>> {
  const { password, ...facts } = sent;
  refuseWithoutEmployee(call, facts.employeeID);
  await givenRole(call, facts.userType);
  await keepUserLogin(call, { ...facts, password, userID: facts._id });
  return insert(call, user, { ...facts, employeeID: employeeIn(call, facts.employeeID) });
}

function refuseWithoutEmployee(call: Call, employeeID: string | null | undefined): void {
  const problem = employeeProblem(call.brand, employeeID);
  if (problem !== undefined) refuseInvalid({ employeeID: problem });
}

/** The employee as stored: in the academy, users have none (S§5). */
function employeeIn(call: Call, employeeID: string | null | undefined): string | null {
  return usersAreEmployees(call.brand) ? (employeeID ?? null) : null;
}

async function update(call: Call, stored: Row<typeof user>, edit: Edit<typeof user>): Promise<Got<typeof user>> {
  const me = caller(call);
  const { _id: id } = stored;
  await refuseAbove(call, stored);
  // The first superAdmin and teachers have no employee; a user who has one must keep one.
  if (edit.employeeID !== undefined && stored.employeeID !== null) refuseWithoutEmployee(call, edit.employeeID);
  const roleChanges = edit.userType !== undefined && edit.userType !== stored.userType;
  if (edit.userType !== undefined && roleChanges) await refuseRoleChange(call, stored, edit.userType);
  const { password, ...facts } = edit;
  const employeeID = employeeIn(call, facts.employeeID === undefined ? stored.employeeID : facts.employeeID);
  if (usersAreEmployees(call.brand)) refuseConflict(employeeChangeProblem(me, stored, employeeID), 'employeeID');
  const { username = stored.username, userType = stored.userType } = facts;
  await keepUserLogin(call, { username, userType, password, userID: id });
  const changed = await change(call, user, id, { ...facts, employeeID });
  await tellFollowers(call, stored.teacherID, changed);
  if (roleChanges) await endSessions(call, ownerOf(id));
  else if (password !== undefined) await endSessions(call, ownerOf(id), me.sessionID);
  return changed;
}

async function refuseRoleChange(call: Call, stored: Row<typeof user>, userType: string): Promise<void> {
  if (stored.teacherID !== null)
    refuseField(409, 'userType', t('This user belongs to a teacher and keeps the user type teacher'));
  await givenRole(call, userType);
  refuseConflict(
    roleChangeProblem(caller(call), stored, userType, await otherSuperAdmins(call, stored._id)),
    'userType',
  );
}

async function remove(call: Call, stored: Row<typeof user>): Promise<Got<typeof user>> {
  const { _id: id } = stored;
  await refuseAbove(call, stored);
  refuseConflict(userDeleteProblem(caller(call), stored, await otherSuperAdmins(call, id)));
  if (stored.teacherID !== null)
    refuse(409, t('This user belongs to a teacher. Delete the teacher on the Teachers screen.'));
  await dropCredential(call, ownerOf(id));
  return erase(call, user, id);
}

/** Blocks or unblocks a user; a repeated call changes nothing (A18). */
const block = on(blockUser, async (call, { currentstatus }) => {
  const id = idOf(call);
  const stored = await lock(call, user, id);
  await refuseAbove(call, stored);
  refuseConflict(blockProblem(caller(call), stored, currentstatus, await otherSuperAdmins(call, id)));
  const message = currentstatus ? t('User is active') : t('User is blocked');
  if (stored.status === currentstatus) return saved(message, await readOne(call, user, id));
  const info = await setColumns(call, user, id, currentstatus ? 'unblock' : 'block', {
    status: currentstatus,
  });
  if (!currentstatus) await endSessions(call, ownerOf(id));
  return saved(message, info);
});

export const userRoutes: Route[] = [
  ...crud(user, { prepare: hashSent, first: holdFollowers, create, update, remove }),
  block,
];
