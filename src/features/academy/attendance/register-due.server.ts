import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import { addDays, dayIn, timeIn } from '#kit/rules/calendar';
import { type Call, caller } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { uuid } from '#kit/server/record-id';
import { refuseInvalid } from '#kit/server/refusal';
import { functionOf, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { refuseForeignClass } from '#features/academy/class-record/own-records.server';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import { early } from './class-now.rules';
import { registerDue, type RegisterDue } from './register-due.contract';

/** The most days that a register can be late when it does not name its day. */
const back = 30;

/** The day of the newest lesson of a class without a register, among those that the caller gives (CL9). A lesson that is about to begin counts. */
export async function dueOf(call: Call): Promise<RegisterDue> {
  refuseUnknownQuery(call.query, registerDue.query ?? []);
  const { classID = '' } = call.query;
  if (!uuid.test(classID)) refuseInvalid({ classID: t('Select class') });
  const { timeZone } = call.house;
  const soon = new Date(call.now.getTime() + early * 60_000);
  const own = isTeacher(call)
    ? sql`${caller(call).teacherID} in (l."teacherID", (select "teacherID" from ${tableOf(call, 'school_class')} where _id = l."classID"))`
    : sql`true`;
  const [found] = await askPrepared<{ date: string }>(
    call.db,
    sql`select l.date::text as date
      from ${functionOf(call, 'lessons')}(${addDays(call.today, -back)}::date, ${call.today}::date, array[${classID}]::uuid[]) l
      where l.state in ('planned', 'changed', 'extra') and (l.date, l."TimeIn") <= (${dayIn(timeZone, soon)}::date, ${timeIn(timeZone, soon)})
        and ${own} and not exists (select from ${tableOf(call, 'attendance')} a where a."classID" = l."classID" and a.date = l.date)
      order by l.date desc limit 1`,
  );
  if (!found) await refuseForeignClass(call, classID);
  return { status: true, date: found?.date ?? null };
}
