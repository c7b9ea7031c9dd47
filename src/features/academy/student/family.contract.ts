import { json } from '#kit/contract/fields-choice';
import type { Access, relations } from './relation.contract';

/** A guardian of a student, as the student's record names them (FA2). */
interface GuardianOfStudent {
  readonly _id: string;
  readonly guardianName: string;
  readonly guardianPhone: string;
  readonly relation: keyof typeof relations;
  readonly access: Access;
}

/** Another child of one of the student's guardians (FA9). */
interface Sibling {
  readonly _id: string;
  readonly studentName: string;
  readonly stdID: number;
  /** True while the sibling is in a class. */
  readonly isEnrolled: boolean;
}

/** The facts of the family in the read of a single student. */
export const familyTold = {
  guardians: json<readonly GuardianOfStudent[]>('Guardians'),
  siblings: json<readonly Sibling[]>('Siblings'),
};
