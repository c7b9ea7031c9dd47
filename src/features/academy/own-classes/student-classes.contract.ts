import { endpoint, reply } from '#kit/contract/endpoint';
import type { Offered } from '#kit/contract/label';
import { schoolClass } from '#features/academy/school-class/school-class.contract';

/** A class of a student, with its course (E9). */
export interface StudentClass {
  readonly _id: string;
  readonly className: string;
  readonly courseID: { readonly _id: string; readonly courseName: string };
}

export const studentClasses = endpoint({
  method: 'GET',
  path: 'certificate/studentClases/{studentId}',
  title: 'The classes of a student',
  reply: reply<{
    readonly status: true;
    readonly message: string;
    readonly studentsClasses: readonly StudentClass[];
  }>(),
});

/** The classes of a chosen student, as a form offers them. */
export function classesOffered(studentID: string): Offered {
  return {
    path: studentClasses.path.replace('{studentId}', studentID),
    rows: 'studentsClasses',
    label: schoolClass.options?.label ?? '{className}',
  };
}
