import { attendanceOfStudent } from '#features/academy/attendance/attendance-parts';
import { certificatesOfStudent } from '#features/academy/certificate/certificates-of-student';
import { complaintsOfStudent } from '#features/academy/complaint/complaints-of-student';
import { classesOfStudent } from '#features/academy/enrollment/enrollment-parts';
import { feesOfStudent } from '#features/academy/fee/fees-of-student';
import { receiptsOfStudent } from '#features/academy/fee-receipt/receipts-of-student';
import { marksOfStudent } from '#features/academy/marks/marks-parts';
import { StudentRecord } from '#features/academy/student/StudentRecord';
import { logOfRecord } from '#features/oversight/activity/log-of-record';

const parts = [
  feesOfStudent,
  receiptsOfStudent,
  classesOfStudent,
  attendanceOfStudent,
  marksOfStudent,
  certificatesOfStudent,
  complaintsOfStudent,
  logOfRecord,
];

export default function StudentScreen() {
  return <StudentRecord parts={parts} />;
}
