import { sql } from 'kysely';
import { remembered } from '#kit/contract/remembered';
import type { Database } from '#kit/server/db';
import type { House } from '#kit/server/call';
import type { Caller } from '#kit/server/caller';
import type { Said } from '#kit/server/driver/flight';
import { tableOf } from '#kit/server/sql/fragment';
import { ask, named, type Statement } from '#kit/server/sql/statement';
import type { StaffClaims } from './login.contract';
import type { NamesScreens } from '#house/menu/landing.rules';
import type { Switches } from '#house/feature/feature.contract';
import { featuresOn } from '#house/feature/feature.server';
import { administrators } from '#house/role/escalation.rules';
import { screensOfRole } from '#house/role/role-screens.rules';
import { subscriptionEnd } from '#house/subscription/subscription-end.server';
import { quotaOf } from './caller.server';
import { loginsSetBy } from './record-logins.server';
import type { Place } from './place.server';
import { withheldFrom } from './withheld-choices.server';

/** A user with what the role grants. */
export interface StaffFacts {
  readonly userID: string;
  readonly name: string;
  readonly userType: string;
  readonly teacherID: string | null;
  readonly employeeID: string | null;
  readonly permissions: readonly NamesScreens[];
  /** How the brand's switches stand. */
  readonly features: Switches;
}

/** The current state of a staff session, with the brand's settings. */
export interface StaffArrival extends HouseRow, Omit<StaffFacts, 'userID' | 'features'> {
  readonly sessionID: string | null;
  readonly expiresAt: string;
  readonly endsAt: string;
  /** Null if the session is over, or the user is blocked or deleted. */
  readonly userID: string | null;
  readonly username: string;
}

/** The caller of a staff session. */
export function staffCaller(
  { brand, product }: Pick<Place, 'brand' | 'product'>,
  sessionID: string,
  staff: StaffFacts,
): Caller {
  const { userID, name, userType, teacherID, employeeID, permissions } = staff;
  const features = featuresOn({ brand, product }, staff.features);
  const granting = (screens: ReadonlySet<string>) => screensOfRole(screens, userType, permissions);
  return {
    kind: 'staff',
    sessionID,
    _id: userID,
    name,
    userType,
    teacherID,
    employeeID,
    studentID: null,
    quota: quotaOf({ kind: 'user' }),
    screens: granting(product.menus.opening(brand, features)),
    granted: granting(product.menus.offered(brand)),
    features,
  };
}

/** The columns of the settings that every call needs. */
export const houseColumns = sql`o."timeZone", coalesce(o.phone, '') as phone, o."minimumPassword", o."countryCode",
  o."paymentDays", o."feeDueDay", o."prorateFirstMonth", o."holdPapersForDues", o.features`;

/** These columns as they are read. */
export interface HouseRow extends Omit<House, 'features'> {
  readonly features: Switches;
}

/** The settings that every call needs, of what was read of them. */
export function houseIn(
  where: Pick<Place, 'brand' | 'product'>,
  { timeZone, phone, minimumPassword, countryCode, features, ...row }: HouseRow,
): House {
  const { paymentDays, feeDueDay, prorateFirstMonth, holdPapersForDues } = row;
  const ofDebts = { paymentDays, feeDueDay, prorateFirstMonth, holdPapersForDues };
  return { timeZone, phone, minimumPassword, countryCode, ...ofDebts, features: featuresOn(where, features) };
}

/** What the database says of a staff session. */
export interface ToldOfStaff {
  /** A `StaffArrival` as JSON: as long as nothing changes, the same text. */
  readonly arrival: string;
  /** A PostgreSQL snapshot as text; this request and later ones see at least that much. */
  readonly moment: string;
}

/** The statement that tells session, user, role and settings, without the long list of a role that opens every screen. */
export function staffArrival(brand: string, sessionID: string, now: Date): Statement & Said {
  return { text: arrivalText(brand), values: [sessionID, now], plan: 'kept' };
}

// Remembered, because every call sends it.
const arrivalText = remembered((brand) => {
  const table = (name: string) => tableOf({ brand }, name);
  const [sessionID, now] = [sql`${''}`, sql`${''}`];
  return named(sql`select row_to_json(a)::text as arrival, pg_current_snapshot()::text as moment from (
    select ${houseColumns}, s._id as "sessionID", s."expiresAt", s."endsAt", u._id as "userID", u.name, u.username,
      u."userType", u."teacherID", u."employeeID",
      case when u."userType" in (${sql.join(administrators.map(sql.lit))}) then '[]' else r.permissions end as permissions
    from ${table('organisation')} o
    left join ${table('session')} s on s._id = ${sessionID} and s."ownerKind" = 'user' and s."expiresAt" > ${now}
    left join ${table('app_user')} u on u._id = s."ownerID" and u.status
    left join ${table('role')} r on r.role = u."userType") a`).text;
});

/** Those of these staff sessions that are still valid, by session, with the current state of their users. */
export async function staffOfSessions(
  database: Database,
  brand: string,
  sessions: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, StaffFacts>> {
  const table = (name: string) => tableOf({ brand }, name);
  const staff = sql`
    select s._id as "sessionID", u._id as "userID", u.name, u."userType", u."teacherID", u."employeeID", r.permissions,
      o.features
    from ${table('session')} s cross join ${table('organisation')} o
    join ${table('app_user')} u on u._id = s."ownerID" and u.status
    join ${table('role')} r on r.role = u."userType"
    where s._id = any(${sessions}) and s."ownerKind" = 'user' and s."expiresAt" > ${now}`;
  const rows = await ask<StaffFacts & { readonly sessionID: string }>(database, named(staff));
  return new Map(rows.map((row) => [row.sessionID, row]));
}

interface Bearer {
  readonly userID: string;
  readonly name: string;
  readonly username: string;
  readonly userType: string;
  readonly teacherID: string | null;
  readonly permissions: readonly NamesScreens[];
  readonly features: Switches;
}

/** The claims of a user's staff token (S§3). */
export async function staffClaims(
  place: Place,
  bearer: Bearer,
  sessionID: string,
  expiresAt: Date,
): Promise<StaffClaims> {
  const { userID, name, username, userType, teacherID } = bearer;
  const me = staffCaller(place, sessionID, { ...bearer, employeeID: null });
  return {
    userType,
    teacherID,
    menus: place.product.menus.entries(place.brand, me.screens),
    _id: userID,
    id: userID,
    name,
    fullName: name,
    username,
    SubscriptionExpiredDate: await subscriptionEnd(place),
    keeps: await loginsSetBy(place, me),
    withheld: withheldFrom(place, me),
    features: [...me.features],
    sid: sessionID,
    exp: Math.floor(expiresAt.getTime() / 1000),
  };
}

/** The content of a new token for a user. */
export async function staffBearer(place: Place, userID: string): Promise<Bearer> {
  return place.db
    .selectFrom('app_user')
    .innerJoin('role', 'role.role', 'app_user.userType')
    .innerJoin('organisation', (join) => join.onTrue())
    .select([
      'app_user._id as userID',
      'app_user.name',
      'app_user.username',
      'app_user.userType',
      'app_user.teacherID',
      'role.permissions',
      'organisation.features',
    ])
    .where('app_user._id', '=', userID)
    .executeTakeFirstOrThrow();
}
