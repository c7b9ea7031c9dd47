import { sql } from 'kysely';
import { isDay } from '#kit/contract/day';
import { addDays } from '#kit/rules/calendar';
import { type Call, caller } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import { ownClasses } from './own-classes.server';

/** For how many days before and after a lesson that a teacher gives for another its class may be read. */
const window = { ahead: 7, after: 30 } as const;

/** The lessons that a teacher gives in place of another (CL11): class and date, as a table. */
export function substitutedBy(call: Call, teacherID: string | null): Fragment {
  return sql`(select x."classID", coalesce(x."newDate", x.date) as date from ${tableOf(call, 'lesson_change')} x
    where x."teacherID" = ${teacherID} and x."changeKind" <> 'cancelled')`;
}

/**
 * The scope of classes: a teacher's own, and for reading those with a lesson that the teacher gives for another, on the day asked about
 * or within the window.
 */
export const ownOrSubstituted: Scope = (call) => {
  const own = ownClasses(call);
  if (own === undefined || call.request.method !== 'GET' || !isTeacher(call)) return own;
  const { heldOn = '', notTakenOn = heldOn } = call.query;
  const [from, to] = isDay(notTakenOn)
    ? [notTakenOn, notTakenOn]
    : [addDays(call.today, -window.after), addDays(call.today, window.ahead)];
  const { teacherID } = caller(call);
  return sql`(${own} or t._id in (select s."classID" from ${substitutedBy(call, teacherID)} s
    where s.date between ${from}::date and ${to}::date))`;
};
