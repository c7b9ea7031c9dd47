import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import type { Got } from '#kit/contract/entity';
import { choice, ref } from '#kit/contract/fields-choice';
import { flag } from '#kit/contract/fields-number';
import { note } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import type { assessment, AssessmentKind, AssessmentStatus } from './assessment.contract';
import { enrollment } from '#features/academy/enrollment/enrollment.contract';
import type { EnrolledStatus } from '#features/academy/fee/charged-enrollment.contract';
import type { Outcome } from '#features/academy/grade-scale/grade-scale.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { subject } from '#features/academy/subject/subject.contract';
import type { ScoreStatus } from './score.contract';

/** The most students of a class that are read. */
export const mostStudents = 500;

/** The choices of a status for students without a score when an assessment is published. */
export const blanksChoices = { absent: words('Absent'), excused: words('Excused') } as const;

const reason = note('Reason', { required: 'Enter reason' });

/** An assessment as the grid shows it. */
export interface GridAssessment {
  readonly _id: string;
  readonly __v: number;
  readonly assessmentName: string;
  readonly assessmentKind: AssessmentKind;
  readonly maxScore: number;
  readonly weight: number;
  readonly heldOn: string | null;
  readonly resitOf: string | null;
  readonly assessmentStatus: AssessmentStatus;
}

/** A score as the grid shows it. */
export interface GridScore {
  readonly _id: string;
  readonly score: number | null;
  readonly scoreStatus: ScoreStatus;
  readonly remark: string | null;
  readonly __v: number;
}

/** A student's row of the grid. */
export interface GridStudent {
  readonly studentID: { readonly _id: string; readonly studentName: string; readonly stdID: number };
  readonly enrollmentID: string;
  readonly enrolledStatus: EnrolledStatus;
  /** By assessment; what is left out is blank. */
  readonly scores: Readonly<Record<string, GridScore>>;
  /** Over drafts too; null in the portal, and where nothing counts. */
  readonly soFar: number | null;
  readonly mark: number | null;
  readonly grade: string | null;
  readonly outcome: Outcome | null;
}

/** Statistics of marks or scores of a class (GB12); null where there are none. */
export interface Statistics {
  readonly number: number;
  readonly mean: number | null;
  readonly median: number | null;
  readonly highest: number | null;
  readonly lowest: number | null;
  /** The share that passes, a factor with four decimals. */
  readonly passed: number | null;
  /** How many have each grade, from the best down. */
  readonly grades: Readonly<Record<string, number>>;
}

/** A class in a subject: its assessments, the scores of each student, and what follows from them. */
export interface Gradebook {
  readonly classID: string;
  readonly subjectID: string;
  readonly subjectName: string;
  readonly assessments: readonly GridAssessment[];
  readonly students: readonly GridStudent[];
  /** Statistics of the marks of the subject, and of each assessment in per cent; in the portal only the means. */
  readonly statistics: { readonly marks: Told; readonly assessments: Readonly<Record<string, Told>> };
}

/** Statistics; in the portal only their mean. */
export type Told = Statistics | { readonly mean: number | null };

export interface GradebookAnswer extends Gradebook {
  readonly status: true;
  readonly className: string;
  readonly courseID: string;
  readonly resultsLocked: boolean;
  /** True while marks given by hand keep the subject from having assessments (GB7). */
  readonly isByHand: boolean;
}

/** The place of a student among those who have one (GB11). */
export interface Place {
  readonly rank: number | null;
  readonly of: number;
}

/** What a student or a guardian reads: every subject that has assessments, with the student's own row. */
export interface OwnGradebook {
  readonly status: true;
  readonly classID: string;
  readonly className: string;
  readonly subjects: readonly Gradebook[];
  /** Null where ranks are not shown. */
  readonly rank: Place | null;
}

export const readGradebook = endpoint({
  method: 'GET',
  path: 'gradebook/{classId}',
  title: 'The scores of a class in a subject',
  query: ['subjectID', 'studentID'],
  reply: reply<GradebookAnswer | OwnGradebook>(),
});

type SavedAssessment = Saved<Got<typeof assessment>> & { readonly marks: number };

export const publishAssessment = endpoint({
  method: 'POST',
  path: 'assessment/publish/{id}',
  title: 'Publish an assessment, so that it counts',
  body: { blanksAs: choice('Students without a score', blanksChoices) },
  /** The students without a score, as long as it has not been said how they count. */
  names: 'blanks',
  reply: reply<SavedAssessment>(),
});

export const unpublishAssessment = endpoint({
  method: 'POST',
  path: 'assessment/unpublish/{id}',
  title: 'Take a published assessment back',
  body: { reason },
  reply: reply<SavedAssessment>(),
});

const toClass = ref('Class', () => schoolClass, { required: 'Please select class' });

export const copyAssessments = endpoint({
  method: 'POST',
  path: 'assessment/copy',
  title: 'Copy the assessments of another class as drafts',
  body: { fromClassID: ref('Copy from', () => schoolClass, { required: 'Please select class' }), classID: toClass },
  reply: reply<Saved<readonly Got<typeof assessment>[]>>(),
});

export const assessmentFromMarks = endpoint({
  method: 'POST',
  path: 'assessment/fromMarks',
  title: 'Turn the marks by hand of a class in a subject into an assessment',
  body: { classID: toClass, subjectID: ref('Subject', () => subject, { required: 'Please select subject' }) },
  reply: reply<Saved<Got<typeof assessment>>>(),
});

export const saveRemark = endpoint({
  method: 'POST',
  path: 'gradebook/remark',
  title: 'Save the remark of a report card',
  body: {
    enrollmentID: ref('Enrollment', () => enrollment, { required: 'Choose from the list' }),
    remark: note('Remark'),
  },
  reply: reply<Saved<Got<typeof enrollment>>>(),
});

export const lockResults = endpoint({
  method: 'POST',
  path: 'class/lockResults/{id}',
  title: 'Lock the results of a class, or unlock them',
  body: { locked: flag('Locked', { required: 'Must be true or false' }), reason: note('Reason') },
  reply: reply<Saved<Got<typeof schoolClass>>>(),
});

/** A student's row of the results of a class. */
export interface ResultRow {
  readonly studentID: GridStudent['studentID'];
  readonly enrollmentID: string;
  readonly enrolledStatus: EnrolledStatus;
  /** By subject. */
  readonly marks: Readonly<Record<string, number>>;
  readonly total: number;
  readonly average: number | null;
  readonly grade: string | null;
  readonly outcome: Outcome | null;
  readonly rank: number | null;
  /** The share of lessons that the student attended, a factor; null without any. */
  readonly attendanceRate: number | null;
  readonly remark: string | null;
}

/** The results of a class over all its subjects (GB11, GB12). */
export interface ClassResults {
  readonly status: true;
  readonly classID: string;
  readonly className: string;
  readonly resultsLocked: boolean;
  readonly subjects: readonly { readonly _id: string; readonly subjectName: string }[];
  readonly rows: readonly ResultRow[];
  /** Of each subject, and of the averages of the class. */
  readonly statistics: { readonly averages: Statistics; readonly subjects: Readonly<Record<string, Statistics>> };
}

export const classResults = endpoint({
  method: 'GET',
  path: 'gradebook/results/{classId}',
  title: 'The results of a class',
  reply: reply<ClassResults>(),
});

/** The most report cards in one file: as many as one task of the server has memory for. */
export const mostCards = 60;

export const reportCards = endpoint({
  method: 'GET',
  path: 'gradebook/reportCards/{classId}',
  title: 'Report cards of a class, or of one student (PDF)',
  query: ['studentID'],
  reply: reply<Blob>('pdf'),
});
