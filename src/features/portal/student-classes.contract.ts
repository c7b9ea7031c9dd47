import { endpoint, reply } from '../../kit/contract/endpoint';

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
