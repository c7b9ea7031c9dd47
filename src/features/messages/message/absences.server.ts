import { sql } from 'kysely';
import { addDays } from '#kit/rules/calendar';
import { functionOf, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { weekOnDay } from '#features/academy/lesson/held-minutes.server';
import { studentsById, type Writer } from './person.server';
import type { OrganisationSettings } from '#house/organisation/organisation.server';
import type { Happened } from './happened.server';

interface Absent {
  readonly studentID: string;
  readonly classID: string;
  readonly date: string;
}

/**
 * The absences in registers that were saved a quarter of an hour ago and still say so, of lessons that ended within a day (ME4), however
 * late they were saved. A lesson ended when its change says so; one without a lesson on the day, when its class does.
 */
export async function absencesSince(
  writer: Writer,
  { timeZone }: OrganisationSettings,
  since: Date,
): Promise<Happened[]> {
  const absent = await askPrepared<Absent>(
    writer.db,
    sql`select a."studentID", a."classID", a.date::text as date
      from ${tableOf(writer, 'attendance')} a
      cross join ${weekOnDay(writer, sql`a."classID"`, sql`a.date`)}
      cross join lateral (
        select coalesce(max(l."TimeOut"), w."TimeOut")::time as time
        from ${functionOf(writer, 'lessons')}(a.date, a.date, array[a."classID"]) l where l.state in ('planned', 'changed', 'extra')
      ) ended
      where a."attendenceStatus" = 'upsent' and a.date between ${addDays(writer.today, -1)}::date and ${writer.today}::date
        and a."updatedAt" >= ${since} and a."updatedAt" <= ${writer.now}::timestamptz - interval '15 minutes'
        and (a.date + ended.time) at time zone ${timeZone} >= ${writer.now}::timestamptz - interval '24 hours'
      order by a.date, a._id`,
  );
  const byId = await studentsById(
    writer,
    absent.map(({ studentID }) => studentID),
  );
  return absent.flatMap(({ studentID, classID, date }) => {
    const person = byId.get(studentID);
    return person ? [{ key: `${studentID} ${classID} ${date}`, person, facts: async () => ({ date, classID }) }] : [];
  });
}
