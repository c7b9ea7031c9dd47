import { t } from '#kit/contract/language';
import { shownRate } from '#kit/rules/show';
import type { Outcome, Scale } from '#features/academy/grade-scale/grade-scale.contract';
import { gradeOn, outcomeOn } from '#features/academy/grade-scale/grade-scale.rules';
import { sharesOf } from '#features/academy/gradebook/column.rules';
import type { GridAssessment, ResultRow } from '#features/academy/gradebook/gradebook.contract';
import type { Scores } from '#features/academy/gradebook/mark-of.rules';
import { reachedSaid } from '#features/academy/gradebook/said-of.rules';
import { noResult } from '#features/academy/marks/marks.contract';

/** What a report card says of an assessment. */
export interface CardAssessment {
  readonly _id: string;
  readonly name: string;
  /** The score out of the best one, or why there is none. */
  readonly reached: string;
  /** The share of the mark that it decides. */
  readonly share: string;
}

/** What a report card says of a subject. */
export interface CardSubject {
  readonly _id: string;
  readonly subjectName: string;
  readonly mark: number | undefined;
  readonly grade: string | undefined;
  readonly outcome: Outcome | undefined;
  readonly assessments: readonly CardAssessment[];
}

/** Assessments of a class, each with its subject. */
export interface Taught extends GridAssessment {
  readonly subjectID: string;
  readonly subjectName: string;
}

interface Named {
  readonly _id: string;
  readonly subjectName: string;
}

/** The subjects of a class by name: those with marks, and those with assessments. */
export function subjectsOf(marked: readonly Named[], assessments: readonly Taught[]): Named[] {
  const names = new Map([
    ...marked.map(({ _id, subjectName }) => [_id, subjectName] as const),
    ...assessments.map(({ subjectID, subjectName }) => [subjectID, subjectName] as const),
  ]);
  return [...names]
    .map(([_id, subjectName]) => ({ _id, subjectName }))
    .toSorted((one, other) => one.subjectName.localeCompare(other.subjectName));
}

/** The rows of a student's report card, one for each subject. Only published assessments are included: drafts are on no paper (GB14). */
export function cardOf(
  { scale, subjects, assessments }: CardClass,
  marks: ResultRow['marks'],
  scores: Scores,
): CardSubject[] {
  return subjects.map(({ _id, subjectName }) => {
    const mark = marks[_id];
    const own = assessments.filter(({ subjectID }) => subjectID === _id);
    const shares = sharesOf(own);
    return {
      _id,
      subjectName,
      mark,
      grade: mark === undefined ? undefined : gradeOn(scale, mark),
      outcome: mark === undefined ? undefined : outcomeOn(scale, mark),
      assessments: own.map((one) => ({
        _id: one._id,
        name: one.assessmentName,
        reached: reachedSaid(one, scores[one._id]),
        share: shareSaid(shares.get(one._id)),
      })),
    };
  });
}

/** What all report cards of a class share. */
export interface CardClass {
  readonly scale: Scale;
  readonly subjects: readonly Named[];
  readonly assessments: readonly Taught[];
}

/** A resit has no share of its own. */
function shareSaid(share: number | undefined): string {
  return share === undefined ? noResult : shownRate(share);
}

/** Whether a student's report card is printed with those of the whole class: a student who has left gets it only separately. */
export function getsCard({ enrolledStatus }: Pick<ResultRow, 'enrolledStatus'>): boolean {
  return enrolledStatus === 'active' || enrolledStatus === 'graduated';
}

/** Why this many report cards cannot be in one file. */
export function tooManyCards(count: number, most: number): string | undefined {
  return count <= most ? undefined : t('At most {count} report cards at once', { count: most });
}
