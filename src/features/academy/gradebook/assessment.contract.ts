import { entity } from '#kit/contract/entity';
import { choice, ref } from '#kit/contract/fields-choice';
import { decimal, whole } from '#kit/contract/fields-number';
import { date, text, timestamp } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import { account } from '#house/account/account.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { subject } from '#features/academy/subject/subject.contract';

/** The kinds of assessments. */
export const assessmentKinds = {
  assignment: words('Assignment'),
  quiz: words('Quiz'),
  test: words('Test'),
  practical: words('Practical'),
  project: words('Project'),
  midterm: words('Midterm'),
  final: words('Final exam'),
  other: words('Other'),
} as const;

export type AssessmentKind = keyof typeof assessmentKinds;

/** The statuses of assessments: a draft is seen only by staff, and does not count. */
export const assessmentStatuses = { draft: words('Draft'), published: words('Published') } as const;

export type AssessmentStatus = keyof typeof assessmentStatuses;

/** The highest score that an assessment may have as its best. */
export const bestScore = 1000;

/** An assessment as its resit names it. */
const original = entity({
  table: 'assessment',
  path: 'assessment',
  one: 'Assessment',
  many: 'Assessments',
  fields: { assessmentName: text('Assessment name', { required: 'Enter assessment name' }) },
  brief: ['assessmentName'],
  search: ['assessmentName'],
  options: { label: '{assessmentName}' },
});

const told = { scored: whole('Scores', { initial: 0, min: 0, max: 1_000_000 }) };

/** A test or a piece of work of a class in a subject, and its share of the mark (GB). */
export const assessment = entity({
  table: 'assessment',
  path: 'assessment',
  one: 'Assessment',
  many: 'Assessments',
  screen: { path: '/gradebook' },
  fields: {
    assessmentName: text('Assessment name', { required: 'Enter assessment name' }),
    classID: ref('Class', () => schoolClass, { required: 'Please select class' }),
    subjectID: ref('Subject', () => subject, { required: 'Please select subject' }),
    assessmentKind: choice('Kind', assessmentKinds, { required: 'Select kind' }),
    maxScore: decimal('Maximum score', { min: 0.01, max: bestScore, initial: 100 }),
    /** A resit takes its original's (GB4). */
    weight: whole('Weight', {
      min: 1,
      max: 100,
      emptied: words('Enter weight'),
      help: 'Weights are relative: they need not come to 100',
    }),
    heldOn: date('Held on'),
    resitOf: ref('Resit of', () => original, { help: 'The better of the two counts, with the weight of the first' }),
  },
  stored: {
    assessmentStatus: choice('Status', assessmentStatuses, {
      initial: 'draft',
      tones: { draft: 'attention', published: 'good' },
    }),
    publishedAt: timestamp('Published at'),
    publishedBy: ref('Published by', () => account),
  },
  told,
  toldOfOne: told,
  brief: ['assessmentName'],
  search: ['assessmentName', 'classID.className', 'subjectID.subjectName'],
  dated: 'heldOn',
  options: { label: '{assessmentName}', filters: ['classID', 'subjectID'] },
});
