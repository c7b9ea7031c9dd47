import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import type { Got } from '#kit/contract/entity';
import { ref, refs } from '#kit/contract/fields-choice';
import { group } from '#kit/contract/fields-group';
import { flag, money } from '#kit/contract/fields-number';
import { date } from '#kit/contract/fields-text';
import type { Money } from '#kit/contract/money';
import { certificate } from '#features/academy/certificate/certificate.contract';
import { enrollment } from '#features/academy/enrollment/enrollment.contract';
import type { Outcome } from '#features/academy/grade-scale/grade-scale.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';

/** A student who has a seat in a class that is completed, and what speaks for graduating. */
export interface Candidate {
  readonly enrollmentID: string;
  readonly studentID: { readonly _id: string; readonly studentName: string; readonly stdID: number };
  readonly average: number | null;
  readonly outcome: Outcome | null;
  /** A factor: 0.853 for 85.3 %; null without a register (CL15). */
  readonly attendanceRate: number | null;
  /** What the student owes in all; null for callers who may not know. */
  readonly balance: Money | null;
  readonly suggested: boolean;
  /** Why the student is not suggested; null for one who is. */
  readonly why: string | null;
}

export interface Candidates {
  readonly status: true;
  readonly students: readonly Candidate[];
  /** How many wait for a seat. */
  readonly waiting: number;
}

export const completionOf = endpoint({
  method: 'GET',
  path: 'class/complete/{id}',
  title: 'The students of a class and who is suggested to graduate',
  reply: reply<Candidates>(),
});

const { certificateType, issueDate } = certificate.fields;

/** The fields that all certificates of a class have in common. */
export const certificateFields = { certificateType, issueDate };

/** The class in which some students go on, and what a month costs them there. */
export const nextFields = {
  classID: ref('Next class', () => schoolClass, { required: 'Please select class' }),
  Amount: money('Amount', { required: 'Enter amount', help: 'What a month costs each of them there' }),
};

export const completionFields = {
  endDate: date('Last day of the class', { required: 'Enter end date' }),
  graduateStudents: flag('Mark students as graduated', {
    initial: false,
    help: 'Those who graduate here and are in no other class',
  }),
};

export const completeClass = endpoint({
  method: 'POST',
  path: 'class/complete/{id}',
  title: 'Complete a class with who graduates and who goes on; all of it or nothing',
  body: {
    ...completionFields,
    graduates: refs('Who graduates', () => enrollment, { required: 'Choose from the list', initial: [] }),
    certificate: group('Certificates', certificateFields),
    next: group('Next class', {
      ...nextFields,
      students: refs('Who goes on', () => enrollment, { required: 'Choose who goes on' }),
    }),
  },
  reply: reply<
    Saved<Got<typeof schoolClass>> & {
      readonly graduated: number;
      readonly certificates: number;
      /** How many were enrolled in the next class. */
      readonly moved: number;
    }
  >(),
});
