import { endpoint, reply } from '#kit/contract/endpoint';
import { entity } from '#kit/contract/entity';
import { ref } from '#kit/contract/fields-choice';
import { decimal, flag } from '#kit/contract/fields-number';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';
import { subject } from '#features/academy/subject/subject.contract';

/** The best possible mark. */
export const fullMark = 100;

/** Shown in place of a result where there are no marks (E17). */
export const noResult = '–';

export const marks = entity({
  table: 'mark',
  path: 'marks',
  one: 'Mark',
  many: 'Marks',
  screen: { path: '/marks' },
  fields: {
    studentID: ref('Student', () => student, { required: 'Please choose a student' }),
    classID: ref('Class', () => schoolClass, { required: 'Please select class' }),
    subjectID: ref('Subject', () => subject, { required: 'Please select subject' }),
    Amount: decimal('Mark', { required: 'Enter marks', min: 0, max: fullMark }),
  },
  stored: {
    /** True if it follows from assessments, so that no other call writes it (GB6). */
    fromAssessments: { ...flag('From assessments', { initial: false }), added: true },
  },
  brief: ['Amount'],
  search: ['studentID.studentName', 'studentID.stdID', 'subjectID.subjectName', 'classID.className'],
  importable: true,
  waits: true,
});

/** The mark sheet as a PDF file; `classID` leaves the other classes out. */
export const markSheet = endpoint({
  method: 'GET',
  path: 'marks/sheet/{studentId}',
  title: 'Mark sheet of a student (PDF)',
  query: ['classID'],
  reply: reply<Blob>('pdf'),
});
