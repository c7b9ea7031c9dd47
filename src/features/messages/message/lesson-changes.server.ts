import { sql } from 'kysely';
import { addDays } from '#kit/rules/calendar';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { OrganisationSettings } from '#house/organisation/organisation.server';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import type { Happened } from './happened.server';
import type { LessonSaid } from './lesson-said.rules';
import { lateFrom, studentsById, type Writer } from './person.server';

/** So many days ahead a lesson is near enough to be written of (ME4). */
const near = 7;

interface Changed extends LessonSaid {
  readonly _id: string;
  readonly classID: string;
  readonly date: string;
  readonly link: string | null;
  /** The room in which it is, a new one or not. */
  readonly place: string | null;
  readonly students: readonly string[];
}

/** Whose lesson of the next seven days was cancelled, moved, changed or added, and has not been; of each day of it once (ME4, ME7). */
export async function lessonChangesSince(
  writer: Writer,
  _settings: OrganisationSettings,
  since: Date,
): Promise<Happened[]> {
  if (!writer.house.features.has(timetableFeature.name)) return [];
  const changed = await changedSince(writer, since);
  const people = await studentsById(
    writer,
    changed.flatMap(({ students }) => students),
  );
  return changed.flatMap(({ _id, classID, date, link, place, students, ...lesson }) => {
    const facts = { classID, date, lesson, ...(link ? { link } : {}), ...(place ? { room: place } : {}) };
    return students.flatMap((studentID) => {
      const person = people.get(studentID);
      const key = `${studentID} ${_id} ${lesson.newDate ?? date}`;
      return person ? [{ key, person, facts: async () => facts }] : [];
    });
  });
}

/** A lesson without a time, a room or a teacher of its own has those of the week in which it is. */
function changedSince(writer: Writer, since: Date): Promise<Changed[]> {
  const { today, now } = writer;
  const days = sql`between ${today}::date and ${addDays(today, near)}::date`;
  const nameOf = (table: string, name: string, id: string) =>
    sql`(select ${sql.ref(name)} from ${tableOf(writer, table)} n where n._id = ${sql.ref(id)})`;
  return askPrepared<Changed>(
    writer.db,
    sql`select x._id, x."classID", x.date::text as date, x."newDate"::text as "newDate", x."changeKind" as kind,
        coalesce(x."TimeIn", w."TimeIn", c."TimeIn") as "TimeIn", coalesce(x."TimeOut", w."TimeOut", c."TimeOut") as "TimeOut",
        x."TimeIn" is not null or x."TimeOut" is not null as "hasNewTime", c."meetingLink" as link,
        ${nameOf('room', 'roomName', 'x.roomID')} as room, ${nameOf('teacher', 'teacherName', 'x.teacherID')} as teacher,
        coalesce(${nameOf('room', 'roomName', 'x.roomID')}, ${nameOf('room', 'roomName', 'w.roomID')}) as place,
        array(select e."studentID"::text from ${tableOf(writer, 'enrollment')} e
          where e."classID" = x."classID" and e."enrolledStatus" = 'active' order by 1) as students
      from ${tableOf(writer, 'lesson_change')} x join ${tableOf(writer, 'school_class')} c on c._id = x."classID"
      left join lateral (
        select "TimeIn", "TimeOut", "roomID" from ${tableOf(writer, 'class_week')} v
        where v."classID" = x."classID" and v."validFrom" <= coalesce(x."newDate", x.date) order by v."validFrom" desc limit 1
      ) w on true
      where x."updatedAt" >= greatest(${since}::timestamptz, ${lateFrom(now)}::timestamptz) and x."updatedAt" <= ${now}
        and (x.date ${days} or x."newDate" ${days}) order by x.date, x._id`,
  );
}
