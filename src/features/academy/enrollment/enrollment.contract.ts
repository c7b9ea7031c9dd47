import { endpoint, reply } from '#kit/contract/endpoint';
import { entity, type Got } from '#kit/contract/entity';
import { choice, list, ref } from '#kit/contract/fields-choice';
import { factor, money, whole } from '#kit/contract/fields-number';
import { date, note, text, timestamp } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import { chargedEnrollment } from '#features/academy/fee/charged-enrollment.contract';
import { owedField, owedName } from '#features/ledger/debt/owed.contract';
import { mostParts } from '#features/ledger/debt/plan.contract';
import { feeTypes } from '#features/ledger/fee-name/fee-type.contract';
import { course } from '#features/academy/course/course.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';

/** Why a student leaves a class. */
export const leftReasons = {
  moved: words('Moved away'),
  work: words('Work'),
  money: words('Money'),
  time: words('No time'),
  family: words('Family'),
  notSatisfied: words('Not satisfied'),
  expelled: words('Expelled'),
  other: words('Other'),
} as const;

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
    /** The price of a month of the class for this student (R 5.5). */
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
        /** Not for a monthly fee, which has its own due day (FE6). */
        instalmentCount: whole('Instalments', { min: 1, max: mostParts, help: 'A month apart' }),
        dueDate: date('Due date'),
      },
      { initial: [], add: 'Add fee' },
    ),
    /** The teacher's remark on the report card. */
    remark: { ...note('Remark'), added: true },
  },
  stored: {
    /** The last day and the reason of a student who left by `leaveClass` (FE8). */
    leftDate: date('Left on'),
    leftReason: choice('Why left', leftReasons),
    /** When the fee items became fees; null for a student who waits for a seat (CL4). */
    chargedAt: { ...timestamp('Charged at'), added: true },
  },
  brief: chargedEnrollment.brief,
  search: ['studentID.studentName', 'studentID.stdID', 'classID.className', 'courseID.courseName'],
  dated: 'enrolledDate',
  importable: true,
});

/** Enrollments, with the day on which their class ended (the tab 'Over time students'). */
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

/**
 * Enrollments as the page of a class shows them: with the total that each student owes, the share of lessons attended, and the place on
 * the waiting list.
 */
export const seatOfClass = {
  ...enrollment,
  path: 'Enrollment/ofClass',
  told: {
    [owedName]: owedField,
    attended: factor('Attendance', { min: 0, max: 1 }),
    /** The place of a student who waits: 1 is next (CL5). */
    place: whole('Place', { min: 1, max: 1_000_000 }),
  },
};

export const seatsOfClass = endpoint({
  method: 'GET',
  path: seatOfClass.path,
  title: 'Enrollments with what each student owes and how often each was there',
  reply: reply<readonly Got<typeof seatOfClass>[]>('list'),
});

/** Enrollments with the student's picture, which the register opens in large (E22). */
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
