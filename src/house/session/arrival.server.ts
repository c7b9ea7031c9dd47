import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { House } from '#kit/server/call';
import type { Caller } from '#kit/server/caller';
import type { Database } from '#kit/server/db';
import type { ServerParts } from '#kit/server/http/parts';
import type { Product } from '#kit/server/product';
import { tableOf } from '#kit/server/sql/fragment';
import { ask, askKept, named } from '#kit/server/sql/statement';
import { familiesFeature } from '#house/family/families-feature.contract';
import { quotaOf } from './caller.server';
import type { Place } from './place.server';
import { guardianToken, staffToken, studentToken } from './session.server';
import { guardianByID, isGuardianBlocked } from './guardian-identity.server';
import { slide } from './session.rules';
import {
  houseColumns,
  houseIn,
  type HouseRow,
  staffArrival,
  type StaffArrival,
  staffCaller,
  type ToldOfStaff,
} from './staff-identity.server';
import { isBlocked, studentByID } from './student-identity.server';
import { type Audience, childrenIn, namesIn, type Pass, readToken } from './token.server';

interface Arrival {
  readonly house: House;
  readonly me: Caller | undefined;
}

/** A staff session as the database last answered it. A later answer with the same text means the same and is not parsed again. */
interface Remembered extends Arrival {
  readonly brand: string;
  readonly sessionID: string;
  readonly told: string;
  readonly expiresAt: string;
  readonly endsAt: string;
}

/** The most sessions that are remembered; some dozens are in use at a time. */
const mostRemembered = 1000;

/**
 * How the caller of a token is identified. `arrive` reads session, user and role from the database, so that a block, role change, reset
 * or logout takes effect at once; if the session was extended, the header `auth-token` carries a new token. `whose` says to whom a token
 * was given, without asking the database. `expect` says who is expected, as far as that is remembered, with the statement that confirms
 * it: the same one, sent together with what a read asks first. For staff, `x-moment` carries the moment since which changes must be
 * announced to them.
 */
export function whoCalls(
  database: Database,
  product: Product,
  clock: () => Date,
): Pick<ServerParts, 'arrive' | 'expect' | 'whose'> {
  const remembered = new Map<string, Remembered>();
  const placeOf = (brand: string): Place => ({ brand, database, product, db: database.in(brand), now: clock() });
  const remember = (token: string, session: Remembered) => {
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(token, session);
  };
  return {
    whose: async (brand, token) => {
      const pass = await readToken(database, brand, token);
      return pass && { session: pass.sessionID, account: `${brand} ${pass.audience} ${pass.ownerID}` };
    },
    arrive: async (brand, token, _request, reply) => {
      const pass = token === undefined ? undefined : await readToken(database, brand, token);
      const place = placeOf(brand);
      if (token === undefined || !pass) return { house: await houseOf(place), me: undefined };
      if (pass.audience === 'student') return student(place, pass, reply);
      if (pass.audience === 'guardian') return guardian(place, pass, reply);
      const session = await staff(place, pass, reply);
      // A token that was renewed is asked about again, in case the answer with the new one was lost.
      if (session.me && !reply.hasHeader('auth-token')) remember(token, session);
      return session;
    },
    expect: (brand, token, reply) => {
      const session = remembered.get(token);
      const now = clock();
      if (session?.brand !== brand || slide(session, now)) return undefined;
      return {
        house: session.house,
        me: session.me,
        ahead: {
          statement: staffArrival(brand, session.sessionID, now),
          hear: ([row]) => {
            const { arrival, moment } = row as unknown as ToldOfStaff;
            if (arrival !== session.told) {
              remembered.delete(token);
              throw new Error('Another caller was expected');
            }
            reply.header('x-moment', moment);
          },
        },
      };
    },
  };
}

async function houseOf(place: Place): Promise<House> {
  const settings = sql`select ${houseColumns} from ${tableOf(place, 'organisation')} o`;
  const [row] = await ask<HouseRow>(place.database, named(settings));
  if (!row) throw new Error(`${place.brand} has no settings`);
  return houseIn(place, row);
}

async function staff(place: Place, pass: Pass, reply: FastifyReply): Promise<Remembered> {
  const { brand, database, now } = place;
  const { sessionID } = pass;
  const [told] = await ask<ToldOfStaff>(database, staffArrival(brand, sessionID, now));
  if (!told) throw new Error(`${brand} has no settings`);
  const row = JSON.parse(told.arrival) as StaffArrival;
  const { userID, expiresAt, endsAt } = row;
  const house = houseIn(place, row);
  const session = { brand, sessionID, told: told.arrival, house, expiresAt, endsAt };
  if (userID === null) return { ...session, me: undefined };
  reply.header('x-moment', told.moment);
  await renewOn(place, pass, session, reply, (end) => staffToken(place, { ...row, userID }, sessionID, end));
  return { ...session, me: staffCaller(place, sessionID, { ...row, userID }) };
}

async function student(place: Place, pass: Pass, reply: FastifyReply): Promise<Arrival> {
  const { sessionID } = pass;
  const house = await houseOf(place);
  const session = await sessionOf(place, pass, 'student');
  const found = session && (await studentByID(place, session.ownerID));
  if (!session || !found || isBlocked(found)) return { house, me: undefined };
  await renewOn(place, pass, { house, ...session }, reply, (end) => studentToken(place, found, sessionID, house, end));
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
      quota: quotaOf({ kind: 'student' }),
      screens: new Set(),
      granted: new Set(),
      features: house.features,
      ...(found.hasFirstPassword ? { confined: true } : {}),
    },
  };
}

/**
 * A guardian with the children that the login shows now; undefined for one who is blocked, and for everybody while the feature of
 * families is off.
 */
async function guardian(place: Place, pass: Pass, reply: FastifyReply): Promise<Arrival> {
  const { sessionID } = pass;
  const house = await houseOf(place);
  if (!house.features.has(familiesFeature.name)) return { house, me: undefined };
  const session = await sessionOf(place, pass, 'guardian');
  const found = session && (await guardianByID(place, session.ownerID));
  if (!session || !found || isGuardianBlocked(found)) return { house, me: undefined };
  const { _id, guardianName: name, children } = found;
  await renewOn(
    place,
    pass,
    { house, ...session },
    reply,
    (end) => guardianToken(place, found, sessionID, house, end),
    childrenIn(children),
  );
  return {
    house,
    me: {
      kind: 'guardian',
      sessionID,
      _id,
      name,
      userType: 'guardian',
      teacherID: null,
      employeeID: null,
      studentID: null,
      children,
      quota: quotaOf({ kind: 'guardian' }),
      screens: new Set(),
      granted: new Set(),
      features: house.features,
    },
  };
}

/** The session of a token, while it lasts. */
async function sessionOf(place: Place, { sessionID }: Pass, ownerKind: Exclude<Audience, 'staff'>) {
  const [session] = await askKept(
    place.db,
    place.db
      .selectFrom('session')
      .select(['ownerID', 'expiresAt', 'endsAt'])
      .where('_id', '=', sessionID)
      .where('ownerKind', '=', ownerKind)
      .where('expiresAt', '>', place.now.toISOString()),
  );
  return session;
}

/**
 * Sends a new token where the session is extended, where the menus in the old one have too little or too much (AL15), and where its
 * children have changed (FA3).
 */
async function renewOn(
  place: Place,
  pass: Pass,
  session: { house: House; expiresAt: string; endsAt: string },
  reply: FastifyReply,
  token: (expiresAt: Date) => Promise<string>,
  children = '',
): Promise<void> {
  const expiresAt = slide(session, place.now);
  if (expiresAt) await place.db.updateTable('session').set({ expiresAt }).where('_id', '=', pass.sessionID).execute();
  else if (pass.features === namesIn(session.house.features) && pass.children === children) return;
  reply.header('auth-token', await token(expiresAt ?? new Date(session.expiresAt)));
}
