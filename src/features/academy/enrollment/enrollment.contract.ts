import { endpoint, reply } from '#kit/contract/endpoint';
import { entity, type Got } from '#kit/contract/entity';
import { choice, list, ref } from '#kit/contract/fields-choice';
import { money } from '#kit/contract/fields-number';
import { date, text } from '#kit/contract/fields-text';
import { chargedEnrollment } from '#features/academy/fee/charged-enrollment.contract';
import { feeTypes } from '#features/academy/fee/fee-types.contract';
import { course } from '#features/academy/course/course.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';

export const enrollment = entity({
  table: 'enrollment',
  path: 'Enrollment',
  one: 'Enrollment',
  many: 'Enrollments',
  screen: { path: '/stdenrollment' },
  fields: {
    studentID: ref('Student', () => student, { required: 'Please select student' }),
    courseID: ref('Course', () => course, { required: 'Please select course' }),
    classID: ref('Class', () => schoolClass, { required: 'Please select class' }),
    /** What a month of the class costs this student (R 5.5). */
    Amount: money('Amount', {
      required: 'Enter amount',
      help: 'The monthly fee of this student in this class',
    }),
    /** Today where a create leaves it out. */
    enrolledDate: date('Enrolled date'),
    ...chargedEnrollment.fields,
    feeItems: list(
      'Fee items',
      {
        feeName: text('Fee name', { required: 'Enter fee name' }),
        feetype: choice('Fee type', feeTypes, { required: 'Select fee type' }),
        feeAmount: money('Fee amount', { initial: 0, help: 'A monthly fee takes the Amount above' }),
      },
      { initial: [], add: 'Add fee' },
    ),
  },
  brief: chargedEnrollment.brief,
  search: ['studentID.studentName', 'studentID.stdID', 'classID.className', 'courseID.courseName'],
  dated: 'enrolledDate',
  importable: true,
});

/** The same records, whose class tells when it ended (the tab 'Over time students'). */
export const overTimeEnrollment = {
  ...enrollment,
  path: 'Enrollment/overTime',
  fields: {
    ...enrollment.fields,
    classID: ref('Class', () => classWithEnd, { required: 'Please select class' }),
  },
};

const classWithEnd = { ...schoolClass, brief: [...schoolClass.brief, 'endDate'] as const };

export const overTime = endpoint({
  method: 'GET',
  path: overTimeEnrollment.path,
  title: 'Enrollments of classes that have ended',
  reply: reply<readonly Got<typeof overTimeEnrollment>[]>('list'),
});

export const everyEnrollment = endpoint({
  method: 'GET',
  path: 'enrollment/all',
  title: 'All enrollments',
  reply: reply<readonly Got<typeof enrollment>[]>('list'),
});

/** The same records, whose student shows a picture: the register opens it large (E22). */
export const seatInClass = {
  ...enrollment,
  fields: {
    ...enrollment.fields,
    studentID: ref('Student', () => studentWithPicture, { required: 'Please select student' }),
  },
};

const studentWithPicture = { ...student, brief: [...student.brief, 'photoUrl'] as const };

export const classStudentsEnrolled = endpoint({
  method: 'GET',
  path: 'Enrollment/getclassStudentEnrolled/{classId}',
  title: 'The active enrollments of a class, by student name',
  reply: reply<{ readonly status: true; readonly enrolledList: readonly Got<typeof seatInClass>[] }>(),
});
