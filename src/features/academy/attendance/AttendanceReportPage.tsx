import { choice, ref, refOrWord } from '#kit/contract/fields-choice';
import { whole } from '#kit/contract/fields-number';
import { words } from '#kit/contract/language';
import { download } from '#kit/web/work/download';
import type { FormRules } from '#kit/web/form/form-rules';
import { ReportPage } from '#kit/web/report/ReportPage';
import type { ReportSource } from '#kit/web/report/report-source';
import type { Page } from '#kit/web/use-entity';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';
import { type Attendance, attendanceReport, everyClass, reportStatuses } from './attendance.contract';
import { reportColumns } from './attendance-columns';
import { AttendanceRing } from './AttendanceRing';
import { readReport } from './read-report';

const fields = {
  studentID: ref('Student', () => student, { required: 'Please select student' }),
  classID: refOrWord(
    'Class',
    () => schoolClass,
    { [everyClass]: words('All classes') },
    { required: 'Please select class' },
  ),
  status: choice('Status', reportStatuses, { required: 'Please select status' }),
};

const rules: FormRules<typeof fields> = { start: () => ({ classID: everyClass, status: 'all' }) };

const bounds = { min: 0, max: 1_000_000 };
const { method, path } = attendanceReport;

const source: ReportSource<typeof fields, Attendance> = {
  name: path,
  figures: {
    totalAtt: whole('Periods', bounds),
    totalpresent: whole('Present', bounds),
    totalupsent: whole('Absent', bounds),
  },
  read: readReport,
  file: (body, _view, format) => download({ method, path, query: { format }, body }, `TableContent.${format}`),
};

function ring({ totals: { totalpresent = 0, totalupsent = 0 } }: Page<Attendance>) {
  return <AttendanceRing totalpresent={totalpresent} totalupsent={totalupsent} />;
}

/** The report on one student's attendance in a class or in all: rows by status, and totals over everything (E4). */
export default function AttendanceReportPage() {
  return (
    <ReportPage
      title="Attendance report"
      fields={fields}
      rules={rules}
      source={source}
      columns={reportColumns}
      about={words(
        'The totals count all of the student’s records in the class, whichever status the rows are narrowed to.',
      )}
      warning={words('Attendance not found')}
      chart={ring}
    />
  );
}
