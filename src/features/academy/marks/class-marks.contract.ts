import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import type { Got } from '#kit/contract/entity';
import { list } from '#kit/contract/fields-choice';
import { whole } from '#kit/contract/fields-number';
import type { EnrolledStatus } from '#features/academy/fee/charged-enrollment.contract';
import { marks } from './marks.contract';

/** The most marks in one call (B19), and the most students of a class that are read. */
export const mostMarks = 500;

/** A mark as those who enter results see it. */
export interface GivenMark {
  readonly _id: string;
  readonly subjectID: string;
  readonly Amount: number;
  readonly __v: number;
}

/** A student who can have marks in a class, with the existing ones. */
export interface MarkedStudent {
  readonly _id: string;
  readonly studentName: string;
  readonly stdID: number;
  readonly enrolledStatus: EnrolledStatus;
  readonly marks: readonly GivenMark[];
}

/** The read of all students of a class by name, including those who have left, with their marks in all its subjects. */
export const classMarks = endpoint({
  method: 'GET',
  path: 'marks/class/{classId}',
  title: 'The students of a class and their marks',
  reply: reply<readonly MarkedStudent[]>('list'),
});

/** The answer of saving results: the marks that were written, and how many were new, changed, and already as sent. */
export interface SavedMarks extends Saved<readonly Got<typeof marks>[]> {
  readonly saved: number;
  readonly updated: number;
  readonly unchanged: number;
}

const { studentID, classID, subjectID, Amount } = marks.fields;

/** The marks of a class in a subject: all of them are saved or none. */
export const saveMarks = endpoint({
  method: 'POST',
  path: 'marks/class',
  title: 'Save the marks of a class in a subject',
  body: {
    classID,
    subjectID,
    items: list(
      'Marks',
      {
        studentID,
        Amount,
        /** The version of the mark that is changed; left out where the student had none. */
        __v: whole('Version', { min: 0, max: 1_000_000_000 }),
      },
      { required: 'Enter marks', most: mostMarks },
    ),
  },
  reply: reply<SavedMarks>(),
});
