import type { GuardianClaims, SeenChild, StudentClaims } from '#house/session/login.contract';

/** The pupil whose rows the portal shows: the student who logged in, or the child that a guardian has chosen. */
export interface Pupil {
  readonly _id: string;
  readonly studentName: string;
  readonly stdID: number;
  /** What may be seen of the pupil (FA3). */
  readonly access: SeenChild['access'];
  /** The other facts in a student's own token. */
  readonly info: StudentClaims['studentInfo'] | undefined;
  /** The query by which a read names the pupil; empty for a student, whose token is enough (FA6). */
  readonly asked: { readonly studentID?: string };
}

interface Comer {
  readonly student: StudentClaims | undefined;
  readonly guardian: GuardianClaims | undefined;
}

/** The pupil whose rows are shown: of several children, the one chosen, or the first; undefined if there is none to see. */
export function pupilOf({ student, guardian }: Comer, chosen: string | null): Pupil | undefined {
  if (student) {
    const { _id, studentName, stdID } = student.studentInfo;
    return { _id, studentName, stdID, access: 'all', info: student.studentInfo, asked: {} };
  }
  const children = guardian?.children ?? [];
  const child = children.find(({ _id }) => _id === chosen) ?? children[0];
  return child && { ...child, info: undefined, asked: { studentID: child._id } };
}
