import { sql } from 'kysely';
import type { Caller } from '#kit/server/caller';
import { refuseNotYours } from '#kit/server/read/send';
import type { Fragment } from '#kit/server/sql/fragment';
import type { Seen } from '#house/family/seen.contract';

/** The students whose records of this kind a caller of the portal sees; undefined for staff, who are narrowed by other rules. */
export function studentsSeen(me: Caller, what: Seen): readonly string[] | undefined {
  if (me.kind === 'staff') return undefined;
  if (me.kind === 'student') return [me.studentID];
  return me.children.filter(({ access }) => what === 'fees' || access === 'all').map(({ _id }) => _id);
}

/** Ends the call with 403 where a caller of the portal names a student whose records of this kind the caller does not see (A14). */
export function refuseUnseenStudent(me: Caller, id: string, what: Seen): void {
  if (studentsSeen(me, what)?.includes(id.toLowerCase()) === false) refuseNotYours();
}

/** The condition that a row `t` is of a student whose records of this kind a caller of the portal sees; undefined for staff. */
export function ofSeenStudents(me: Caller, what: Seen): Fragment | undefined {
  const seen = studentsSeen(me, what);
  if (!seen) return undefined;
  const [only = null, ...others] = seen;
  return others.length === 0 ? sql`t."studentID" = ${only}` : sql`t."studentID" = any(${[...seen]}::uuid[])`;
}
