import { t } from '#kit/contract/language';
import { latinDigits } from '#kit/contract/latin-digits';
import type { Parsed } from '#kit/contract/parse';
import { emptyEntry, type Entry, type Reading, type Sheet } from '#kit/rules/sheet';
import type { Gradebook, GridAssessment, GridScore } from './gradebook.contract';
import { scoreIn, scoreProblems, type Sent } from './score.rules';

/** The name of a student's field in an assessment. */
export function fieldOf(assessmentID: string, studentID: string): string {
  return `${assessmentID} ${studentID}`;
}

/** The assessment and the student of a field. */
export function placeOf(field: string): { readonly assessmentID: string; readonly studentID: string } {
  const [assessmentID = '', studentID = ''] = field.split(' ');
  return { assessmentID, studentID };
}

/** The fields of a gradebook as they are stored. */
export function storedSheet({ assessments, students }: Pick<Gradebook, 'assessments' | 'students'>): Sheet {
  return Object.fromEntries(
    students.flatMap(({ studentID, scores }) =>
      assessments.map(({ _id }) => [fieldOf(_id, studentID._id), entryOf(scores[_id])] as const),
    ),
  );
}

function entryOf(score: GridScore | undefined): Entry {
  return score ? { text: textOf(score), base: score.__v } : emptyEntry;
}

/** A score as it is typed: a number, A for absent, E for excused. */
export function textOf({ scoreStatus, score }: Sent): string {
  if (scoreStatus === 'scored') return String(score ?? '');
  return scoreStatus === 'absent' ? 'A' : 'E';
}

/** The score that was typed, in any digits that a spreadsheet writes. */
export function typedScore(text: string): Sent | undefined {
  return scoreIn(latinDigits(text));
}

/** A score as it is stored once it is saved, or why it cannot be. */
export function readScore(text: string, maxScore: number): Parsed<string> {
  const said = typedScore(text);
  if (said === undefined) return { ok: false, errors: { score: t('A number, A for absent or E for excused') } };
  const errors = scoreProblems(said, maxScore);
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value: textOf(said) };
}

/** How the fields of these assessments are read. */
export function scoreReading(assessments: readonly Pick<GridAssessment, '_id' | 'maxScore'>[]): Reading {
  const best = new Map(assessments.map(({ _id, maxScore }) => [_id, maxScore]));
  return {
    read: (text, field) => readScore(text, best.get(placeOf(field).assessmentID) ?? 0),
    emptied: () => t('A saved score is not taken back by emptying its field'),
    meanwhile: (stored) =>
      stored === undefined
        ? t('This score was deleted meanwhile.')
        : t('Meanwhile {score} was saved here.', { score: stored }),
  };
}

/** A score as it is sent. */
export interface SentItem extends Sent {
  readonly assessmentID: string;
  readonly studentID: string;
  readonly remark: string | null;
  readonly reason: string | null;
  readonly __v?: number;
}

/** The typed scores as they are sent, each with its stored remark. */
export function itemsOf(open: Sheet, { students }: Pick<Gradebook, 'students'>, reason: string | null): SentItem[] {
  const scores = new Map(students.map((one) => [one.studentID._id, one.scores]));
  return Object.entries(open).flatMap(([field, { text, base }]) => {
    const said = typedScore(text);
    if (said === undefined) return [];
    const place = placeOf(field);
    const remark = scores.get(place.studentID)?.[place.assessmentID]?.remark ?? null;
    return [{ ...place, ...said, remark, reason, ...(base === null ? {} : { __v: base }) }];
  });
}

/** The names of the student and the assessment of a field, and whether its score counts already. */
export function calledIn({ assessments, students }: Pick<Gradebook, 'assessments' | 'students'>, field: string) {
  const { assessmentID, studentID } = placeOf(field);
  const of = assessments.find(({ _id }) => _id === assessmentID);
  return {
    name: students.find((one) => one.studentID._id === studentID)?.studentID.studentName ?? '',
    assessment: of?.assessmentName ?? '',
    isPublished: of?.assessmentStatus === 'published',
  };
}
