import type { Scale } from '#features/academy/grade-scale/grade-scale.contract';
import { resultOn } from '#features/academy/marks/marks.rules';
import type { Place, ResultRow } from './gradebook.contract';
import { ranksOf } from './statistics.rules';

/** The part of a student of a class that the results need. */
export interface Participant {
  readonly _id: string;
  readonly studentName: string;
  readonly stdID: number;
  readonly enrollmentID: string;
  readonly enrolledStatus: ResultRow['enrolledStatus'];
  readonly remark: string | null;
  readonly attendanceRate: number | null;
}

interface Mark {
  readonly studentID: string;
  readonly subjectID: string;
  readonly Amount: number;
}

/**
 * The results of a class: for each student the marks, their average on the class's scale, and the rank by it. A student has a rank if
 * enrolled or graduated, with a mark in every subject in which anybody in the class has one (GB11).
 */
export function resultsOf(scale: Scale, students: readonly Participant[], marks: readonly Mark[]): ResultRow[] {
  const subjects = new Set(marks.map(({ subjectID }) => subjectID));
  const rows = students.map(({ _id, studentName, stdID, ...student }) => {
    const own = marks.filter(({ studentID }) => studentID === _id);
    const reached = resultOn(
      scale,
      own.map(({ Amount }) => Amount),
    );
    return {
      ...student,
      studentID: { _id, studentName, stdID },
      marks: Object.fromEntries(own.map(({ subjectID, Amount }) => [subjectID, Amount])),
      total: reached.total,
      average: reached.average ?? null,
      grade: reached.grade ?? null,
      outcome: reached.outcome ?? null,
      isWhole: own.length === subjects.size,
    };
  });
  const ranks = ranksOf(rows.map((row) => (isRanked(row) ? (row.average ?? undefined) : undefined)));
  return rows.map(({ isWhole: _whole, ...row }, index) => ({ ...row, rank: ranks[index] ?? null }));
}

function isRanked({
  enrolledStatus,
  isWhole,
}: {
  readonly enrolledStatus: ResultRow['enrolledStatus'];
  readonly isWhole: boolean;
}): boolean {
  return isWhole && (enrolledStatus === 'active' || enrolledStatus === 'graduated');
}

/** The place of a student in a class (GB11). */
export function placeOf(studentID: string, rows: readonly Pick<ResultRow, 'studentID' | 'rank'>[]): Place {
  const own = rows.find((row) => row.studentID._id === studentID);
  return { rank: own?.rank ?? null, of: rows.filter(({ rank }) => rank !== null).length };
}
