import type { Scale } from '#features/academy/grade-scale/grade-scale.contract';
import { gradeOn, outcomeOn } from '#features/academy/grade-scale/grade-scale.rules';
import type { GridAssessment, GridScore, GridStudent, Statistics, Told } from './gradebook.contract';
import { percentOf, soFarOf } from './mark-of.rules';
import { type ScoreOf, scoresByStudent } from './scores-of.rules';
import { statisticsOf } from './statistics.rules';

type Score = GridScore & ScoreOf;

/** The facts of a subject of a class as they are read. */
export interface ReadSubject {
  readonly scale: Scale;
  readonly assessments: readonly GridAssessment[];
  readonly scores: readonly Score[];
  /** Marks by student, as they are stored. */
  readonly marks: ReadonlyMap<string, number>;
}

interface Seat {
  readonly _id: string;
  readonly studentName: string;
  readonly stdID: number;
  readonly enrollmentID: string;
  readonly enrolledStatus: GridStudent['enrolledStatus'];
}

/** The rows of a grid: the scores of each student, the mark that counts, and what it would be with drafts. */
export function gridOf({ scale, assessments, scores, marks }: ReadSubject, seats: readonly Seat[]): GridStudent[] {
  const byStudent = scoresByStudent(scores);
  return seats.map(({ _id, studentName, stdID, enrollmentID, enrolledStatus }) => {
    const own = byStudent.get(_id) ?? {};
    const mark = marks.get(_id) ?? null;
    return {
      studentID: { _id, studentName, stdID },
      enrollmentID,
      enrolledStatus,
      scores: Object.fromEntries(Object.entries(own).map(([id, score]) => [id, shown(score)])),
      soFar: soFarOf(assessments, own) ?? null,
      mark,
      grade: mark === null ? null : gradeOn(scale, mark),
      outcome: mark === null ? null : outcomeOn(scale, mark),
    };
  });
}

function shown({ _id, score, scoreStatus, remark, __v }: Score): GridScore {
  return { _id, score, scoreStatus, remark, __v };
}

/** The statistics of the marks of a subject, and of each assessment in per cent (GB12). */
export function subjectStatistics({ scale, assessments, scores, marks }: ReadSubject): {
  readonly marks: Statistics;
  readonly assessments: Readonly<Record<string, Statistics>>;
} {
  return {
    marks: statisticsOf(scale, [...marks.values()]),
    assessments: Object.fromEntries(assessments.map((one) => [one._id, statisticsOf(scale, percentsOf(one, scores))])),
  };
}

function percentsOf(of: GridAssessment, scores: readonly Score[]): number[] {
  return scores.flatMap((score) => (score.assessmentID === of._id ? (percentOf(of, score) ?? []) : []));
}

/** The statistics of a class that students and guardians are told. */
export function meanOf({ mean }: Statistics): Told {
  return { mean };
}
