import { sql } from 'kysely';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { OrganisationSettings } from '#house/organisation/organisation.server';
import { gradebookFeature } from '#features/academy/grade-scale/gradebook-feature.contract';
import type { Scale } from '#features/academy/grade-scale/grade-scale.contract';
import { usualScale } from '#features/academy/grade-scale/grade-scale.rules';
import { resultOn } from '#features/academy/marks/marks.rules';
import type { RecordFacts } from './compose.server';
import type { Happened } from './happened.server';
import { lateFrom, studentsById, type Writer } from './person.server';

/** A class whose results were locked, and its students with marks. */
interface Locked {
  readonly classID: string;
  readonly scale: Scale | null;
  readonly students: readonly string[];
}

/** The students with marks in classes whose results were locked, once for each class (ME4, GB9). */
export async function resultsSince(writer: Writer, _settings: OrganisationSettings, since: Date): Promise<Happened[]> {
  if (!writer.house.features.has(gradebookFeature.name)) return [];
  const happened: Happened[] = [];
  for (const locked of await lockedSince(writer, since)) {
    const people = await studentsById(writer, locked.students);
    // The facts of a class are the same for everybody in it, so all are written to in one go. They are read only if somebody has not been told yet.
    let read: Promise<RecordFacts> | undefined;
    const facts = () => (read ??= factsOf(writer, locked));
    for (const studentID of locked.students) {
      const person = people.get(studentID);
      if (person) happened.push({ key: `${studentID} ${locked.classID}`, person, facts });
    }
  }
  return happened;
}

async function factsOf(writer: Writer, { classID, students, scale }: Locked): Promise<RecordFacts> {
  const marks = await askPrepared<{ studentID: string; amounts: readonly number[] }>(
    writer.db,
    sql`select "studentID", json_agg("Amount") as amounts from ${tableOf(writer, 'mark')}
      where "classID" = ${classID} and "studentID" = any(${[...students]}::uuid[]) group by "studentID"`,
  );
  const results = marks.map(({ studentID, amounts }) => [studentID, resultOn(scale ?? usualScale, amounts)]);
  return { classID, results: Object.fromEntries(results) };
}

function lockedSince(writer: Writer, since: Date): Promise<Locked[]> {
  const { now } = writer;
  return askPrepared<Locked>(
    writer.db,
    sql`select c._id as "classID", m.students,
        (select json_build_object('passFrom', g."passFrom", 'steps', g.steps) from ${tableOf(writer, 'grade_scale')} g
          where g._id = c."gradeScaleID") as scale
      from ${tableOf(writer, 'school_class')} c
      cross join lateral (select array_agg(distinct k."studentID"::text) as students from ${tableOf(writer, 'mark')} k
        where k."classID" = c._id and exists (select 1 from ${tableOf(writer, 'enrollment')} e where e."classID" = c._id
          and e."studentID" = k."studentID" and e."enrolledStatus" not in ('waiting', 'blocked'))) m
      where c."resultsLockedAt" >= greatest(${since}::timestamptz, ${lateFrom(now)}::timestamptz) and c."resultsLockedAt" <= ${now}
        and m.students is not null
      order by c._id`,
  );
}
