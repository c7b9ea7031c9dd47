import { sql } from 'kysely';
import { functionOf, type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { GuardianClaims, SeenChild } from './login.contract';
import type { Place } from './place.server';

/** The part of a guardian that matters for logging in. Only this file reads the families' tables for accounts. */
export interface GuardianIdentity {
  readonly _id: string;
  readonly guardianName: string;
  readonly guardianPhone: string;
  /** The form by which phones are compared (AL12). */
  readonly phoneForm: string;
  readonly guardianStatus: string;
  /** The children of whom the guardian sees something (FA3). */
  readonly children: readonly SeenChild[];
}

/** A select of guardians as `g`, to be followed by its conditions. */
function guardians(place: Place): Fragment {
  return sql`select g._id, g."guardianName", g."guardianPhone", g."guardianPhoneNormal" as "phoneForm", g."guardianStatus",
      (select coalesce(json_agg(json_build_object('_id', s._id, 'studentName', s."studentName", 'stdID', s."stdID", 'access', c.access)
          order by c.position), '[]')
        from ${tableOf(place, 'guardian_child')} c join ${tableOf(place, 'student')} s on s._id = c."studentID"
        where c."guardianID" = g._id and c.access <> 'contact') as children
    from ${tableOf(place, 'guardian')} g`;
}

/** The login facts of a guardian by id; undefined if there is no such guardian. */
export async function guardianByID(place: Place, id: string): Promise<GuardianIdentity | undefined> {
  const [found] = await askPrepared<GuardianIdentity>(place.db, sql`${guardians(place)} where g._id = ${id}`);
  return found;
}

/** The login facts of a guardian by a phone, however it is written; undefined if nobody has it. */
export async function guardianByPhone(place: Place, form: string): Promise<GuardianIdentity | undefined> {
  const [found] = await askPrepared<GuardianIdentity>(
    place.db,
    sql`${guardians(place)} where g."guardianPhoneNormal" = ${form} order by g."createdAt", g._id limit 1`,
  );
  return found;
}

/** The form by which a phone is compared, whatever is typed as one. */
export async function formOfPhone(place: Place, phone: string, countryCode: string): Promise<string> {
  const form = functionOf(place, 'phone_form');
  const [row] = await askPrepared<{ form: string }>(place.db, sql`select ${form}(${phone}, ${countryCode}) as form`);
  return row?.form ?? phone;
}

/** The name under which tries at the login of a phone are counted, whether a guardian has it or not. */
export function guardianAccount(phoneForm: string): string {
  return `phone ${phoneForm}`;
}

/** True for a guardian who may not log in (FA4). */
export function isGuardianBlocked({ guardianStatus }: GuardianIdentity): boolean {
  return guardianStatus === 'blocked';
}

/** The claims of a guardian's token (FA4). */
export function guardianClaims(
  { _id, guardianName, children }: GuardianIdentity,
  sessionID: string,
  expiresAt: Date,
): GuardianClaims {
  return {
    userType: 'guardian',
    name: guardianName,
    guardianID: _id,
    children,
    sid: sessionID,
    exp: Math.floor(expiresAt.getTime() / 1000),
  };
}
