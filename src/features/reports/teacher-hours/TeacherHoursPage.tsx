import { words } from '#kit/contract/language';
import { onPhone, reportColumns } from '#kit/web/list/column';
import { CallReportPage } from '#kit/web/report/CallReportPage';
import { teacherHours } from './teacher-hours.contract';

const { ref, sum } = reportColumns(teacherHours);

const columns = [
  ref('teacherID', ({ teacherName }) => teacherName),
  sum('planned'),
  sum('held'),
  sum('cancelled'),
  sum('givenForOthers'),
  sum('givenByOthers'),
  sum('registersMissing'),
  sum('withoutLesson'),
  ...onPhone(sum('hours')),
];

/** The lessons and hours of teachers in a range of days. */
export default function TeacherHoursPage() {
  return (
    <CallReportPage
      of={teacherHours}
      title="Teacher hours"
      columns={columns}
      about={words(
        'A lesson is held once its register was taken, by whoever saved it. All lessons of a teacher’s own classes count as planned, even cancelled ones. A register on a day without a lesson counts with the times of the class.',
      )}
    />
  );
}
