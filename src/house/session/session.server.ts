import type { Call, House } from '#kit/server/call';
import type { Caller } from '#kit/server/caller';
import { newId } from '#kit/server/id';
import type { SignedIn } from './login.contract';
import { type GuardianIdentity, guardianClaims } from './guardian-identity.server';
import { notePlace } from './known-place.server';
import type { Owner } from './owner.server';
import type { Place } from './place.server';
import { start } from './session.rules';
import { staffBearer, staffClaims } from './staff-identity.server';
import { type StudentIdentity, studentByID, studentClaims } from './student-identity.server';
import { signToken } from './token.server';

export type { Owner } from './owner.server';

/** A token for a staff session. */
export async function staffToken(
  place: Place,
  bearer: Parameters<typeof staffClaims>[1],
  sessionID: string,
  expiresAt: Date,
): Promise<string> {
  return signToken(place, 'staff', await staffClaims(place, bearer, sessionID, expiresAt));
}

/** A token for a student's session. */
export async function studentToken(
  place: Place,
  bearer: StudentIdentity,
  sessionID: string,
  { features }: Pick<House, 'features'>,
  expiresAt: Date,
): Promise<string> {
  const claims = await studentClaims(place, bearer, sessionID, expiresAt);
  return signToken(place, 'student', { ...claims, features: [...features] });
}

/** A token for a guardian's session. */
export async function guardianToken(
  place: Place,
  bearer: GuardianIdentity,
  sessionID: string,
  { features }: Pick<House, 'features'>,
  expiresAt: Date,
): Promise<string> {
  return signToken(place, 'guardian', { ...guardianClaims(bearer, sessionID, expiresAt), features: [...features] });
}

/** Opens a session for a user and answers with its token. */
export async function signInStaff(call: Call, userID: string, message: string): Promise<SignedIn> {
  const { sessionID, expiresAt } = await openSession(call, { kind: 'user', id: userID });
  return {
    status: true,
    message,
    token: await staffToken(call, await staffBearer(call, userID), sessionID, expiresAt),
  };
}

/** Opens a session for a student and answers with its token. */
export async function signInStudent(call: Call, bearer: StudentIdentity, message: string): Promise<SignedIn> {
  const { sessionID, expiresAt } = await openSession(call, { kind: 'student', id: bearer._id });
  return { status: true, message, token: await studentToken(call, bearer, sessionID, call.house, expiresAt) };
}

/** Opens a session for a guardian and answers with its token. */
export async function signInGuardian(call: Call, bearer: GuardianIdentity, message: string): Promise<SignedIn> {
  const { sessionID, expiresAt } = await openSession(call, { kind: 'guardian', id: bearer._id });
  return { status: true, message, token: await guardianToken(call, bearer, sessionID, call.house, expiresAt) };
}

/** A new token for the caller's own session, with the user's current name. */
export async function renewedToken(call: Call, me: Caller): Promise<string> {
  return staffToken(call, await staffBearer(call, me._id), me.sessionID, await endOf(call, me));
}

/** A new token for the student's own session, with what the login opens now. */
export async function renewedStudentToken(call: Call, me: Caller): Promise<string> {
  const bearer = await studentByID(call, me._id);
  if (!bearer) throw new Error('A student called who is not there');
  return studentToken(call, bearer, me.sessionID, call.house, await endOf(call, me));
}

/** When the caller's session ends unless it is used. */
async function endOf(call: Call, { sessionID }: Caller): Promise<Date> {
  const { expiresAt } = await call.db
    .selectFrom('session')
    .select('expiresAt')
    .where('_id', '=', sessionID)
    .executeTakeFirstOrThrow();
  return new Date(expiresAt);
}

async function openSession(call: Call, owner: Owner): Promise<{ sessionID: string; expiresAt: Date }> {
  // Expired sessions are deleted whenever a new one is opened.
  await call.db.deleteFrom('session').where('expiresAt', '<=', call.now.toISOString()).execute();
  const sessionID = newId();
  const { expiresAt, endsAt } = start(call.now);
  await call.db
    .insertInto('session')
    .values({
      _id: sessionID,
      ownerKind: owner.kind,
      ownerID: owner.id,
      createdAt: call.now,
      expiresAt,
      endsAt,
      address: call.address,
    })
    .execute();
  await notePlace(call, owner);
  return { sessionID, expiresAt };
}

/** Ends every session of an owner at once, except the one given. */
export async function endSessions(call: Pick<Call, 'db'>, owner: Owner, exceptSessionID?: string): Promise<void> {
  const ended = call.db.deleteFrom('session').where('ownerKind', '=', owner.kind).where('ownerID', '=', owner.id);
  await (exceptSessionID === undefined ? ended : ended.where('_id', '!=', exceptSessionID)).execute();
}

/** Ends every session of these users at once. */
export async function endSessionsOfUsers(call: Pick<Call, 'db'>, users: readonly string[]): Promise<void> {
  if (users.length === 0) return;
  await call.db
    .deleteFrom('session')
    .where('ownerKind', '=', 'user')
    .where('ownerID', 'in', [...users])
    .execute();
}

/** Ends one session. */
export async function endSession(call: Call, sessionID: string): Promise<void> {
  await call.db.deleteFrom('session').where('_id', '=', sessionID).execute();
}
