import { choice, ref } from '#kit/contract/fields-choice';
import type { SentFields } from '#kit/contract/field';
import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { Status } from '#kit/web/Status';
import { ReportPage } from '#kit/web/report/ReportPage';
import { listReport } from '#kit/web/report/report-source';
import { course } from '#features/academy/course/course.contract';
import { enrolledStatuses } from '#features/academy/fee/charged-enrollment.contract';
import { enrollment, everyEnrollment } from '#features/academy/enrollment/enrollment.contract';
import { statusColumnOf } from '#features/academy/enrollment/seat-columns';
import { schoolClass } from '#features/academy/school-class/school-class.contract';

const fields = {
  courseID: ref('Course', () => course),
  classID: ref('Class', () => schoolClass),
  enrolledStatus: choice('Status', enrolledStatuses),
};

const { field, ref: reference } = columnsOf(enrollment);

/** In a report every status but active is red (S§4). */
const reported = {
  choices: enrolledStatuses,
  tones: Object.fromEntries(
    Object.keys(enrolledStatuses).map((status) => [
      status,
      status === 'active' ? ('good' as const) : ('wrong' as const),
    ]),
  ),
};

const reportedStatus = statusColumnOf(({ enrolledStatus }) => <Status of={reported} word={enrolledStatus} />);

const columns = [
  reference('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
  reference('courseID', ({ courseName }) => courseName),
  reference('classID', ({ className }) => className),
  // Prices of months of different years make no sum.
  field('Amount'),
  field('enrolledDate'),
  reportedStatus,
];

const source = listReport(
  { ...enrollment, path: everyEnrollment.path },
  ({ courseID, classID, enrolledStatus }: SentFields<typeof fields>) => ({
    courseID: courseID ?? undefined,
    classID: classID ?? undefined,
    enrolledStatus: enrolledStatus ?? undefined,
  }),
  { order: 'studentID' },
);

/** The report on enrollments, by course, class and status. */
export default function EnrollmentReportPage() {
  return (
    <ReportPage
      title="Enrollment report"
      fields={fields}
      rules={{ narrow: { classID: ({ courseID }) => ({ courseID: courseID ?? undefined }) } }}
      source={source}
      columns={columns}
      about={words('All enrollments, whatever their date. The amount is what a month of the class costs the student.')}
    />
  );
}
