import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Call, Caller, House } from '#kit/server/call';
import type { Database } from '#kit/server/db';
import type { ServerParts } from '#kit/server/http/parts';
import { newId } from '#kit/server/id';
import type { Product } from '#kit/server/product';
import { tableOf } from '#kit/server/sql/fragment';
import { ask, named } from '#kit/server/sql/statement';
import type { SignedIn } from './login.contract';
import type { Place } from './place.server';
import { slide, start } from './session.rules';
import { arriveAsStaff, houseColumns, staffBearer, staffCaller, staffClaims } from './staff-identity.server';
import { isBlocked, type StudentIdentity, studentByID, studentClaims } from './student-identity.server';
import { readToken, signToken } from './token.server';

/** The owner of a login or session: a user or a student. */
export interface Owner {
  readonly kind: 'user' | 'student';
  readonly id: string;
}

type Arrival = { house: House; me: Caller | undefined };

/**
 * The hook that identifies the caller of a token, read from the database at each request, so that a block, role change,
 * reset or logout takes effect at once. If the session was extended, the header `auth-token` carries a new token. For
 * staff, `x-moment` carries the moment from which on changes must be announced to them.
 */
export function arriving(database: Database, product: Product, clock: () => Date): ServerParts['arrive'] {
  return async (brand, token, _request: FastifyRequest, reply) => {
    const pass = token === undefined ? undefined : await readToken(database, brand, token);
    const place = { brand, database, product, db: database.in(brand), now: clock() };
    if (!pass) return { house: await houseOf(place), me: undefined };
    return pass.audience === 'staff' ? staff(place, pass.sessionID, reply) : student(place, pass.sessionID, reply);
  };
}

async function houseOf(place: Place): Promise<House> {
  const settings = sql`select ${houseColumns} from ${tableOf(place, 'organisation')} o`;
  const [row] = await ask<House>(place.database, named(settings));
  if (!row) throw new Error(`${place.brand} has no settings`);
  return row;
}

async function staff(place: Place, sessionID: string, reply: FastifyReply): Promise<Arrival> {
  const row = await arriveAsStaff(place.database, place.brand, sessionID, place.now);
  const { timeZone, phone, minimumPassword } = row;
  const house = { timeZone, phone, minimumPassword };
  if (row.userID === null) return { house, me: undefined };
  reply.header('x-moment', row.moment);
  await slideOn(place, sessionID, row, reply, (expiresAt) =>
    staffToken(place, { ...row, userID: row.userID ?? '' }, sessionID, expiresAt),
  );
  return { house, me: staffCaller(place, sessionID, { ...row, userID: row.userID }) };
}

async function student(place: Place, sessionID: string, reply: FastifyReply): Promise<Arrival> {
  const house = await houseOf(place);
  const session = await place.db
    .selectFrom('session')
    .select(['ownerID', 'expiresAt', 'endsAt'])
    .where('_id', '=', sessionID)
    .where('ownerKind', '=', 'student')
    .where('expiresAt', '>', place.now.toISOString())
    .executeTakeFirst();
  const found = session && (await studentByID(place, session.ownerID));
  if (!session || !found || isBlocked(found)) return { house, me: undefined };
  await slideOn(place, sessionID, session, reply, (expiresAt) => studentToken(place, found, sessionID, expiresAt));
  const { _id, studentName: name } = found;
  return {
    house,
    me: {
      kind: 'student',
      sessionID,
      _id,
      name,
      userType: 'student',
      teacherID: null,
      employeeID: null,
      studentID: _id,
      screens: new Set(),
      ...(found.hasFirstPassword ? { confined: true } : {}),
    },
  };
}

async function slideOn(
  place: Place,
  sessionID: string,
  session: { expiresAt: string; endsAt: string },
  reply: FastifyReply,
  token: (expiresAt: Date) => Promise<string>,
): Promise<void> {
  const expiresAt = slide(session, place.now);
  if (!expiresAt) return;
  await place.db.updateTable('session').set({ expiresAt }).where('_id', '=', sessionID).execute();
  reply.header('auth-token', await token(expiresAt));
}

async function staffToken(
  place: Place,
  bearer: Parameters<typeof staffClaims>[1],
  sessionID: string,
  expiresAt: Date,
): Promise<string> {
  return signToken(place, 'staff', await staffClaims(place, bearer, sessionID, expiresAt));
}

async function studentToken(
  place: Place,
  bearer: StudentIdentity,
  sessionID: string,
  expiresAt: Date,
): Promise<string> {
  return signToken(place, 'student', await studentClaims(place, bearer, sessionID, expiresAt));
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
  return { status: true, message, token: await studentToken(call, bearer, sessionID, expiresAt) };
}

/** A new token for the caller's own session, with the user's current name. */
export async function renewedToken(call: Call, me: Caller): Promise<string> {
  return staffToken(call, await staffBearer(call, me._id), me.sessionID, await endOf(call, me));
}

/** A new token for the student's own session, with what the login opens now. */
export async function renewedStudentToken(call: Call, me: Caller): Promise<string> {
  const bearer = await studentByID(call, me._id);
  if (!bearer) throw new Error('A student called who is not there');
  return studentToken(call, bearer, me.sessionID, await endOf(call, me));
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
