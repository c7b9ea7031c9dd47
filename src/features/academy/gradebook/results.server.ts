import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { ClassResults } from './gradebook.contract';
import { classNamed, type GradedClass, readMarks, readSeats, scaleOf } from './read-gradebook.server';
import { resultsOf } from './results-of.rules';
import { statisticsOf } from './statistics.rules';

/** `GET gradebook/results/{classId}`: the broadsheet. */
export async function sendResults(call: Call): Promise<ClassResults> {
  refuseUnknownQuery(call.query, []);
  return readResults(call, await classNamed(call));
}

/** The results of a class over all its subjects. */
export async function readResults(call: Call, found: GradedClass): Promise<ClassResults> {
  const seats = await readSeats(call, found._id);
  const marks = await readMarks(call, found._id);
  const rates = await readRates(call, found._id);
  const scale = scaleOf(found);
  const students = seats.map((seat) => ({ ...seat, attendanceRate: rates.get(seat._id) ?? null }));
  const rows = resultsOf(scale, students, marks);
  const subjects = new Map(marks.map(({ subjectID, subjectName }) => [subjectID, subjectName]));
  const ofSubject = (id: string) => marks.flatMap(({ subjectID, Amount }) => (subjectID === id ? [Amount] : []));
  return {
    status: true,
    classID: found._id,
    className: found.className,
    resultsLocked: found.resultsLocked,
    subjects: [...subjects].map(([_id, subjectName]) => ({ _id, subjectName })),
    rows,
    statistics: {
      averages: statisticsOf(
        scale,
        rows.flatMap(({ average }) => average ?? []),
      ),
      subjects: Object.fromEntries([...subjects.keys()].map((id) => [id, statisticsOf(scale, ofSubject(id))])),
    },
  };
}

/** At which share of the registers of a class each student was there. */
async function readRates(call: Call, classID: string): Promise<ReadonlyMap<string, number>> {
  const rates = await askPrepared<{ studentID: string; rate: number }>(
    call.db,
    sql`select "studentID", round(sum(attended)::numeric / count(*), 4) as rate from ${tableOf(call, 'attendance')}
      where "classID" = ${classID} group by "studentID"`,
  );
  return new Map(rates.map(({ studentID, rate }) => [studentID, rate]));
}
