import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '#kit/contract/language';
import { type Call, caller } from '#kit/server/call';
import type { Caller } from '#kit/server/caller';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';

/** The person whose lessons a calendar has. */
export type CalendarOwner = { readonly language: Language } & (
  | { readonly teacherID: string }
  | { readonly students: readonly string[] }
);

/** The digest of a key. A key is too long to be guessed, so a plain digest may be stored and looked up. */
export function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

const columns: Readonly<Record<Caller['kind'], 'userID' | 'studentID' | 'guardianID'>> = {
  staff: 'userID',
  student: 'studentID',
  guardian: 'guardianID',
};

/** Makes the key of the caller's calendar and returns it; the previous one is no longer valid. Only its digest is kept. */
export async function makeKey(call: Call): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { kind, _id } = caller(call);
  const owner = sql.ref(columns[kind]);
  await askPrepared(
    call.db,
    sql`insert into ${tableOf(call, 'calendar_key')} (${owner}, "keyHash", language, "createdAt")
      values (${_id}, ${digest(token)}, ${call.language}, ${call.now})
      on conflict (${owner}) do update set "keyHash" = excluded."keyHash", language = excluded.language, "createdAt" = excluded."createdAt"`,
  );
  return token;
}

interface Found {
  readonly language: Language;
  readonly isStaff: boolean;
  readonly teacherID: string | null;
  readonly students: readonly string[];
}

/** The owner of the calendar with a key, as of now; undefined for an unknown key, and where its owner is blocked (CL13). */
export async function ownerOf(call: Call, token: string): Promise<CalendarOwner | undefined> {
  const [found] = await askPrepared<Found>(
    call.db,
    sql`select k.language, k."userID" is not null as "isStaff", u."teacherID",
        case when s._id is not null then json_build_array(s._id)
          else (select coalesce(json_agg(c."studentID"), '[]') from ${tableOf(call, 'guardian_child')} c
            where c."guardianID" = g._id and c.access = 'all') end as students
      from ${tableOf(call, 'calendar_key')} k
      left join ${tableOf(call, 'app_user')} u on u._id = k."userID" and u.status
      left join ${tableOf(call, 'student')} s on s._id = k."studentID" and s."studentStatus" <> 'blocked'
      left join ${tableOf(call, 'guardian')} g on g._id = k."guardianID" and g."guardianStatus" <> 'blocked'
      where k."keyHash" = ${digest(token)} and coalesce(u._id, s._id, g._id) is not null`,
  );
  if (!found) return undefined;
  const { language, isStaff, teacherID, students } = found;
  return isStaff && teacherID !== null ? { language, teacherID } : { language, students };
}
