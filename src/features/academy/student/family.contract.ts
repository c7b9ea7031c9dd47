import { json } from '#kit/contract/fields-choice';
import { words } from '#kit/contract/language';

/** The relations of a guardian to a child. */
export const relations = {
  father: words('Father'),
  mother: words('Mother'),
  sibling: words('Brother or sister'),
  spouse: words('Husband or wife'),
  relative: words('Relative'),
  employer: words('Employer'),
  other: words('Other'),
} as const;

/** The accesses of a guardian to the facts of a child. */
export const accesses = {
  all: words('Everything'),
  fees: words('Fees and payments'),
  contact: words('Nothing: is only written to'),
} as const;

export type Access = keyof typeof accesses;

/** Whoever answers for a student (FA2). */
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
  /** True while it sits in a class. */
  readonly isEnrolled: boolean;
}

/** The facts of the family that a student's own record tells. */
export const familyTold = {
  guardians: json<readonly GuardianOfStudent[]>('Guardians'),
  siblings: json<readonly Sibling[]>('Siblings'),
};
