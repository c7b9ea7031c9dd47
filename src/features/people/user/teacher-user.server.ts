import type { Call } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { change } from '#kit/server/write/change';
import { erase } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { dropCredential } from '#house/credential/credential.server';
import { keepUserLogin, reserveUserLogin, userLoginProblem } from '#house/credential/login-gate.server';
import { ensureTeacherRole } from '#features/people/role/built-in.server';
import { endSessions } from '#house/session/session.server';
import { user } from './user.contract';

/** What a teacher and its user share. */
export interface TeacherLogin {
  readonly teacherID: string;
  readonly name: string;
  readonly phone: string;
  readonly username: string;
  readonly password?: string | undefined;
}

/** Why teachers registered by this caller get no login: the caller may not see what teachers see. */
export async function teacherLoginProblem(call: Call): Promise<string | undefined> {
  await ensureTeacherRole(call);
  return userLoginProblem(call, 'teacher');
}

/**
 * Creates the user of a teacher, or updates it from the teacher (A1). A taken username is 409, a weak password 400; a new password ends
 * the user's sessions. If the caller lacks rights of teachers, a new user is blocked and has no password: somebody with these rights
 * unblocks it on the users screen, and its owner chooses a password.
 */
export async function keepTeacherUser(call: Call, { teacherID, password, ...facts }: TeacherLogin): Promise<void> {
  const userID = await userOf(call, teacherID);
  if (userID === undefined) return makeTeacherUser(call, { teacherID, password, ...facts });
  await keepUserLogin(call, { username: facts.username, password, userID, userType: 'teacher' });
  await change(call, user, userID, facts);
  if (password !== undefined) await endSessions(call, { kind: 'user', id: userID }, call.me?.sessionID);
}

async function makeTeacherUser(call: Call, { password, ...facts }: TeacherLogin): Promise<void> {
  const { username } = facts;
  const [_id, userType] = [newId(), 'teacher'];
  const status = (await teacherLoginProblem(call)) === undefined;
  if (status) await keepUserLogin(call, { username, password, userID: _id, userType });
  else await reserveUserLogin(call, { username, userID: _id });
  await insert(call, user, { _id, ...facts, userType, status });
}

/** Removes the user of a teacher; 409 with what uses the user if there are records by it. */
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
