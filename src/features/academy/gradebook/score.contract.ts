import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import { entity, type Got } from '#kit/contract/entity';
import { choice, ref } from '#kit/contract/fields-choice';
import { decimal } from '#kit/contract/fields-number';
import { note, text } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import { account } from '#house/account/account.contract';
import { assessment, bestScore } from './assessment.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';
import { subject } from '#features/academy/subject/subject.contract';

/** The statuses of a student in an assessment: absent counts as 0, excused not at all (GB2). */
export const scoreStatuses = { scored: words('Scored'), absent: words('Absent'), excused: words('Excused') } as const;

export type ScoreStatus = keyof typeof scoreStatuses;

/** At most this many scores a call. */
export const mostScores = 500;

/** The score of a student in an assessment. */
export const score = entity({
  table: 'score',
  path: 'score',
  one: 'Score',
  many: 'Scores',
  fields: {
    assessmentID: ref('Assessment', () => assessment, { required: 'Select assessment' }),
    studentID: ref('Student', () => student, { required: 'Please choose a student' }),
    scoreStatus: choice('Status', scoreStatuses, {
      initial: 'scored',
      tones: { scored: 'good', absent: 'wrong', excused: 'attention' },
    }),
    score: decimal('Score', { min: 0, max: bestScore }),
    remark: note('Remark'),
    /** The reason of the last change of a published score (GB8). */
    reason: note('Reason'),
  },
  stored: { userID: ref('Saved by', () => account) },
  brief: ['score', 'scoreStatus'],
  search: ['studentID.studentName', 'studentID.stdID'],
  importable: true,
  lines: () => scoreLine,
});

/** A line of a file of scores: a score, A for absent or E for excused. */
export const scoreLine = entity({
  table: 'score',
  path: 'score',
  one: 'Score',
  many: 'Scores',
  fields: {
    stdID: ref('Student ID', () => student, { required: 'Please choose a student' }),
    class: ref('Class', () => schoolClass, { required: 'Please select class' }),
    subject: ref('Subject', () => subject, { required: 'Please select subject' }),
    assessmentName: text('Assessment name', { required: 'Enter assessment name' }),
    score: text('Score', { required: 'Enter score', max: 10, help: 'A number, A for absent or E for excused' }),
    reason: note('Reason'),
  },
  brief: ['assessmentName'],
  search: [],
  importable: true,
});

/** The answer of saving scores: the scores that were written, and how many were new and changed. */
export interface SavedScores extends Saved<readonly Got<typeof score>[]> {
  readonly saved: number;
  readonly updated: number;
}

/** Scores, of a column of the grid or of several: an array of them or one object with `items`; all are saved or none. */
export const saveScores = endpoint({
  method: 'POST',
  path: 'score',
  title: 'Save scores',
  body: score.fields,
  names: 'conflicts',
  reply: reply<SavedScores>(),
});

/** What somebody else saved in the meantime, as a refused call names it (GB13). */
export interface Conflict {
  readonly assessmentID: string;
  readonly studentID: string;
  readonly score: number | null;
  readonly scoreStatus: ScoreStatus | null;
  readonly userID: { readonly name: string } | null;
  readonly updatedAt: string | null;
}
