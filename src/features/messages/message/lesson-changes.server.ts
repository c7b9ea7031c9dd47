import { sql } from 'kysely';
import { addDays } from '#kit/rules/calendar';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { OrganisationSettings } from '#house/organisation/organisation.server';
import { type ChangedLesson, changesSince } from '#features/academy/lesson/changes-since.server';
import { takenBackSince } from '#features/academy/lesson/taken-back.server';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import { addressesTold } from './addresses-told.server';
import type { RecordFacts } from './compose.server';
import type { Happened } from './happened.server';
import { lateFrom, studentsById, type Writer } from './person.server';

/** How many days ahead a lesson is near enough to be written about (ME4). */
const near = 7;

/**
 * The lessons of the next seven days that were cancelled, moved, changed or added, with the people of their classes, once for each day
 * (ME4, ME7). When a change is taken back, only those who were told of it are told so.
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
  const takenBack = await takenBackSince(writer, span);
  const seated = await seatedIn(
    writer,
    [...changed, ...takenBack].map(({ classID }) => classID),
  );
  const people = await studentsById(writer, [...seated.values()].flat());
  const of = (lesson: ChangedLesson, day: string) =>
    (seated.get(lesson.classID) ?? []).flatMap((studentID) => {
      const person = people.get(studentID);
      const about = `${studentID} ${lesson._id}`;
      return person ? [{ about, key: `${about} ${day}`, person, facts: async () => factsOf(lesson) }] : [];
    });
  return [
    ...changed.flatMap((lesson) => of(lesson, lesson.newDate ?? lesson.date)),
    ...(await toThoseTold(
      writer,
      takenBack.flatMap((lesson) => of(lesson, 'taken-back')),
    )),
  ];
}

/** The events, each limited to the addresses to which something about it was written before. */
async function toThoseTold(
  writer: Writer,
  happened: readonly (Happened & { readonly about: string })[],
): Promise<Happened[]> {
  const told = await addressesTold(
    writer,
    'lessonChange',
    happened.map(({ about }) => about),
  );
  return happened.flatMap((one) => {
    const among = told.get(one.about);
    return among ? [{ ...one, among }] : [];
  });
}

function factsOf({ classID, date, link, place, _id, ...lesson }: ChangedLesson): RecordFacts {
  return { classID, date, lesson, ...(link ? { link } : {}), ...(place ? { room: place } : {}) };
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
