import { sql } from 'kysely';
import { addDays } from '#kit/rules/calendar';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { studentsById, type Writer } from './person.server';
import type { OrganisationSettings } from '#house/organisation/organisation.server';
import type { Happened } from './happened.server';

interface Absent {
  readonly studentID: string;
  readonly classID: string;
  readonly date: string;
}

/**
 * The absences in registers that were saved at least a quarter of an hour ago, of lessons that ended within the last day (ME4), however
 * late they were saved.
 */
export async function absencesSince(
  writer: Writer,
  { timeZone }: OrganisationSettings,
  since: Date,
): Promise<Happened[]> {
  const absent = await askPrepared<Absent>(
    writer.db,
    sql`select a."studentID", a."classID", a.date::text as date
      from ${tableOf(writer, 'attendance')} a join ${tableOf(writer, 'school_class')} c on c._id = a."classID"
      where a."attendenceStatus" = 'upsent' and a.date between ${addDays(writer.today, -1)}::date and ${writer.today}::date
        and a."updatedAt" >= ${since} and a."updatedAt" <= ${writer.now}::timestamptz - interval '15 minutes'
        and (a.date + c."TimeOut"::time) at time zone ${timeZone} >= ${writer.now}::timestamptz - interval '24 hours'
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
