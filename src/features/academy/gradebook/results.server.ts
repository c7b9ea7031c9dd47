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
  const found = await classNamed(call);
  return readResults(call, found, await readAttended(call, found._id));
}

/** The results of a class over all its subjects, with the attendance of each student. */
export async function readResults(call: Call, found: GradedClass, attended: AttendedBy): Promise<ClassResults> {
  const seats = await readSeats(call, found._id);
  const marks = await readMarks(call, found._id);
  const scale = scaleOf(found);
  const students = seats.map((seat) => ({ ...seat, attendanceRate: attended.get(seat._id)?.rate ?? null }));
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

/** How many registers of a class a student is in, and in how many present. */
interface Attended {
  readonly attended: number;
  readonly registers: number;
  /** The first divided by the second, a factor: 0.853 for 85.3 % (CL15). */
  readonly rate: number;
}

type AttendedBy = ReadonlyMap<string, Attended>;

/** The attendance of each student at the registers of a class. */
export async function readAttended(call: Call, classID: string): Promise<AttendedBy> {
  const rows = await askPrepared<Attended & { readonly studentID: string }>(
    call.db,
    sql`select "studentID", sum(attended)::integer as attended, count(*)::integer as registers,
        round(sum(attended)::numeric / count(*), 3) as rate
      from ${tableOf(call, 'attendance')} where "classID" = ${classID} group by "studentID"`,
  );
  return new Map(rows.map(({ studentID, ...own }) => [studentID, own]));
}
