import { type FormRules, onlyInEdit } from '#kit/web/form/form-rules';
import { classesOffered } from '#features/academy/own-classes/student-classes.contract';
import { studentFirst } from '#features/academy/own-classes/student-first.rules';
import type { complaint } from './complaint.contract';

/** A complaint of a student about one of the student's classes; a new one is assigned. */
export const complaintForm: FormRules<typeof complaint.fields> = {
  start: () => ({ status: 'assigned' }),
  when: { answer: onlyInEdit },
  after: { classID: studentFirst },
  narrow: { classID: ({ studentID }) => ({ studentID }) },
  offered: { classID: ({ studentID = '' }) => classesOffered(studentID) },
};
