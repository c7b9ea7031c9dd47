import { t } from '#kit/contract/language';
import { columnsOf, wide } from '#kit/web/list/column';
import { showWeekday } from '#kit/web/show-weekday';
import { type Attendance, attendance } from './attendance.contract';

const { field, ref, badge } = columnsOf(attendance);

const studentColumn = ref('studentID', ({ studentName, stdID }) => t('{name} ({stdID})', { name: studentName, stdID }));
const classColumn = ref('classID', ({ className }) => className);
const status = badge('attendenceStatus');

export const attendanceColumns = [
  studentColumn,
  classColumn,
  field('date'),
  field('day', ({ day }) => showWeekday(day)),
  ...wide(
    { ...field('attended', ({ attended }) => (attended === 1 ? t('Yes') : t('No'))), align: 'start' as const },
    ref('userID', ({ name }) => name),
  ),
  status,
  field('reason'),
];

/** The report is one student's, so it says class and day instead. */
export const reportColumns = [field('date'), field('day', ({ day }) => t(day)), classColumn, status, field('reason')];

/** The name of a record of attendance in a question about it. */
export function attendanceName({ studentID, classID, date }: Attendance): string {
  return t('{student}, {className}, {date}', { student: studentID.studentName, className: classID.className, date });
}
