import type { Call } from '../../../kit/server/call';
import { newId } from '../../../kit/server/id';
import { change } from '../../../kit/server/write/change';
import { erase } from '../../../kit/server/write/erase';
import { insert } from '../../../kit/server/write/insert';
import { dropCredential, keepCredential } from '../credential/credential.server';
import { ensureTeacherRole } from '../role/built-in.server';
import { endSessions } from '../session/session.server';
import { user } from './user.contract';

/** What a teacher and its user share. */
export interface TeacherLogin {
  readonly teacherID: string;
  readonly name: string;
  readonly phone: string;
  readonly username: string;
  readonly password?: string | undefined;
}

/**
 * Makes the user of a teacher, or brings it in step with the teacher (A1). A taken username is 409, a weak
 * password 400; a new password ends the user's sessions.
 */
export async function keepTeacherUser(call: Call, { teacherID, password, ...facts }: TeacherLogin): Promise<void> {
  const userID = await userOf(call, teacherID);
  const _id = userID ?? newId();
  await keepCredential(call, { username: facts.username, password, owner: { kind: 'user', id: _id } });
  if (userID === undefined) {
    await ensureTeacherRole(call);
    await insert(call, user, { _id, ...facts, userType: 'teacher', teacherID });
    return;
  }
  await change(call, user, userID, facts);
  if (password !== undefined) await endSessions(call, { kind: 'user', id: userID }, call.me?.sessionID);
}

/** Removes the user of a teacher; 409 with what uses it where it has recorded anything. */
export async function dropTeacherUser(call: Call, teacherID: string): Promise<void> {
  const userID = await userOf(call, teacherID);
  if (userID === undefined) return;
  await dropCredential(call, { kind: 'user', id: userID });
  await erase(call, user, userID);
}

/** The user of a teacher, locked until the call ends. */
async function userOf(call: Call, teacherID: string): Promise<string | undefined> {
  const row = await call.db
    .selectFrom('app_user')
    .select('_id')
    .where('teacherID', '=', teacherID)
    .forUpdate()
    .executeTakeFirst();
  return row?._id;
}
