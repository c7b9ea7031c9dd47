import { sql } from 'kysely';
import { addDays } from '#kit/rules/calendar';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { type Writer, studentsWhere } from './person.server';
import type { OrganisationSettings } from '#house/organisation/organisation.server';
import type { Happened } from './happened.server';

interface Absent {
  readonly studentID: string;
  readonly classID: string;
  readonly date: string;
}

/** Who was absent, by registers that were saved a quarter of an hour ago and still say so, of lessons of today or yesterday (ME4). */
export async function absencesSince(writer: Writer, _settings: OrganisationSettings, since: Date): Promise<Happened[]> {
  const absent = await askPrepared<Absent>(
    writer.db,
    sql`select "studentID", "classID", date::text as date from ${tableOf(writer, 'attendance')}
      where "attendenceStatus" = 'upsent' and date between ${addDays(writer.today, -1)}::date and ${writer.today}::date
        and "updatedAt" >= ${since} and "updatedAt" <= ${writer.now}::timestamptz - interval '15 minutes'
        and "updatedAt" > ${writer.now}::timestamptz - interval '24 hours'
      order by date, _id`,
  );
  const ids = absent.map(({ studentID }) => studentID);
  const students = await studentsWhere(writer, [sql`t._id = any(${ids}::uuid[])`]);
  const byId = new Map(students.map((one) => [one._id, one]));
  return absent.flatMap(({ studentID, classID, date }) => {
    const person = byId.get(studentID);
    return person ? [{ key: `${studentID} ${classID} ${date}`, person, facts: async () => ({ date, classID }) }] : [];
  });
}
