import type { Got } from '#kit/contract/entity';
import type { Call } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { change, lock, setColumns } from '#kit/server/write/change';
import { insert } from '#kit/server/write/insert';
import { makeFirstLogin } from '#house/credential/login-gate.server';
import { user } from './user.contract';
import { holdFollowers, tellFollowers } from './user-follower.server';

/** Records that a user logged in now. It is not an edit: a form of the user that is open can still be saved. */
export async function noteLogin(call: Call, userID: string): Promise<void> {
  await call.db
    .updateTable('app_user')
    .set({ lastLoginAt: call.now.toISOString() })
    .where('_id', '=', userID)
    .execute();
}

/** Creates the first user of a brand, a superAdmin with a login, and returns the id (A28). */
export async function makeFirstUser(
  call: Call,
  { password, ...facts }: { name: string; phone: string; username: string; password: string },
): Promise<string> {
  const _id = newId();
  await makeFirstLogin(call, { username: facts.username, password, userID: _id });
  await insert(call, user, { _id, ...facts, userType: 'superAdmin' });
  return _id;
}

/** Changes a user's name, and the name of the teacher to whom the user belongs (A26). */
export async function renameUser(call: Call, userID: string, name: string): Promise<Got<typeof user>> {
  await holdFollowers(call, userID);
  const { teacherID } = await lock(call, user, userID);
  const changed = await change(call, user, userID, { name });
  await tellFollowers(call, teacherID, changed);
  return changed;
}

/** Records since when a user has a second factor, or that there is none; the caller holds the user locked. */
export async function noteSecondFactor(
  call: Call,
  userID: string,
  action: 'second factor on' | 'second factor off' | 'second factor reset',
): Promise<void> {
  const secondFactorSince = action === 'second factor on' ? call.now.toISOString() : null;
  await setColumns(call, user, userID, action, { secondFactorSince });
}

/** True where a user's login asks for a code, too. */
export async function hasSecondFactor(call: Pick<Call, 'db'>, userID: string): Promise<boolean> {
  const found = await call.db
    .selectFrom('app_user')
    .select('secondFactorSince')
    .where('_id', '=', userID)
    .executeTakeFirst();
  return (found?.secondFactorSince ?? null) !== null;
}

/** Records that a user no longer has a second factor, outside a call: the operator did it. */
export async function clearSecondFactor(call: Pick<Call, 'db'>, userID: string): Promise<void> {
  await call.db.updateTable('app_user').set({ secondFactorSince: null }).where('_id', '=', userID).execute();
}
