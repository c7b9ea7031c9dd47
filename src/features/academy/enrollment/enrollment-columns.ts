import type { Got } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import { columnsOf, onPhone } from '#kit/web/list/column';
import { shownDay } from '#kit/rules/show';
import { enrollment, overTimeEnrollment } from './enrollment.contract';
import { statusColumn } from './seat-columns';

const { field, ref } = columnsOf(enrollment);

type Named = Pick<Got<typeof enrollment>, 'studentID' | 'classID'>;

/** The name of an enrollment in a question about it. */
export function enrollmentName({ studentID, classID }: Named): string {
  return `${studentID.studentName} – ${classID.className}`;
}

export const enrollmentColumns = [
  ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
  { ...ref('courseID', ({ courseName }) => courseName), onPhone: 'last' as const },
  ...onPhone(ref('classID', ({ className }) => className)),
  field('Amount'),
  field('enrolledDate'),
  statusColumn,
];

const overTime = columnsOf(overTimeEnrollment);

export const overTimeColumns = [
  overTime.ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
  overTime.ref('courseID', ({ courseName }) => courseName),
  overTime.ref('classID', ({ className }) => className),
  overTime.column(words('Class end date'), ({ classID }) => classID.endDate, {
    show: ({ classID }) => shownDay(classID.endDate),
  }),
  overTime.field('Amount'),
  overTime.field('enrolledDate'),
  overTime.badge('enrolledStatus'),
];
