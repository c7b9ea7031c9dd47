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

interface Marked {
  readonly classID: string;
  readonly studentID: string;
  readonly amounts: readonly number[];
  readonly scale: Scale | null;
}

/** Whoever is in a class whose results were locked, and has marks in it: of each class once (ME4, GB9). */
export async function resultsSince(writer: Writer, _settings: OrganisationSettings, since: Date): Promise<Happened[]> {
  if (!writer.house.features.has(gradebookFeature.name)) return [];
  const marked = await markedSince(writer, since);
  const people = await studentsById(
    writer,
    marked.map(({ studentID }) => studentID),
  );
  // The facts of a class are the same for all of it, so that it is written to at once.
  const facts = factsOf(marked);
  return marked.flatMap(({ classID, studentID }) => {
    const person = people.get(studentID);
    return person
      ? [{ key: `${studentID} ${classID}`, person, facts: async () => facts.get(classID) ?? { classID } }]
      : [];
  });
}

function factsOf(marked: readonly Marked[]): ReadonlyMap<string, RecordFacts> {
  const classes = new Set(marked.map(({ classID }) => classID));
  return new Map(
    [...classes].map((classID) => {
      const own = marked.filter((one) => one.classID === classID);
      const results = own.map(({ studentID, amounts, scale }) => [studentID, resultOn(scale ?? usualScale, amounts)]);
      return [classID, { classID, results: Object.fromEntries(results) }];
    }),
  );
}

function markedSince(writer: Writer, since: Date): Promise<Marked[]> {
  const { now } = writer;
  return askPrepared<Marked>(
    writer.db,
    sql`select m."classID", m."studentID", m.amounts,
        (select json_build_object('passFrom', g."passFrom", 'steps', g.steps) from ${tableOf(writer, 'grade_scale')} g
          where g._id = c."gradeScaleID") as scale
      from ${tableOf(writer, 'school_class')} c
      cross join lateral (
        select k."classID", k."studentID", json_agg(k."Amount") as amounts from ${tableOf(writer, 'mark')} k
        where k."classID" = c._id and exists (select 1 from ${tableOf(writer, 'enrollment')} e where e."classID" = c._id
          and e."studentID" = k."studentID" and e."enrolledStatus" not in ('waiting', 'blocked'))
        group by k."classID", k."studentID"
      ) m
      where c."resultsLockedAt" >= greatest(${since}::timestamptz, ${lateFrom(now)}::timestamptz) and c."resultsLockedAt" <= ${now}
      order by c._id, m."studentID"`,
  );
}
