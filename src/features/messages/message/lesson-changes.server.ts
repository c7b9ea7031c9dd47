import { sql } from 'kysely';
import { addDays } from '#kit/rules/calendar';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { OrganisationSettings } from '#house/organisation/organisation.server';
import { changesSince } from '#features/academy/lesson/changes-since.server';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import type { Happened } from './happened.server';
import { lateFrom, studentsById, type Writer } from './person.server';

/** The days ahead within which a lesson is near enough to be written about (ME4). */
const near = 7;

/**
 * The lessons of the next seven days that were cancelled, moved, changed or added, with the people of their classes; of each day once
 * (ME4, ME7).
 */
export async function lessonChangesSince(
  writer: Writer,
  _settings: OrganisationSettings,
  since: Date,
): Promise<Happened[]> {
  if (!writer.house.features.has(timetableFeature.name)) return [];
  const { today, now } = writer;
  const late = lateFrom(now);
  const span = { from: today, to: addDays(today, near), since: late > since ? late : since, until: now };
  const changed = await changesSince(writer, span);
  const seated = await seatedIn(
    writer,
    changed.map(({ classID }) => classID),
  );
  const people = await studentsById(writer, [...seated.values()].flat());
  return changed.flatMap(({ _id, classID, date, link, place, ...lesson }) => {
    const facts = { classID, date, lesson, ...(link ? { link } : {}), ...(place ? { room: place } : {}) };
    return (seated.get(classID) ?? []).flatMap((studentID) => {
      const person = people.get(studentID);
      const key = `${studentID} ${_id} ${lesson.newDate ?? date}`;
      return person ? [{ key, person, facts: async () => facts }] : [];
    });
  });
}

/** The students in each of these classes. */
async function seatedIn(writer: Writer, classes: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (classes.length === 0) return new Map();
  const rows = await askPrepared<{ classID: string; students: readonly string[] }>(
    writer.db,
    sql`select "classID", array_agg("studentID"::text order by "studentID") as students from ${tableOf(writer, 'enrollment')}
      where "classID" = any(${[...classes]}::uuid[]) and "enrolledStatus" = 'active' group by "classID"`,
  );
  return new Map(rows.map(({ classID, students }) => [classID, students]));
}
