import { student } from '#features/academy/student/student.contract';
import { attendanceOfStudent } from '#features/academy/attendance/attendance-of-student';
import { certificatesOfStudent } from '#features/academy/certificate/certificates-of-student';
import { complaintsOfStudent } from '#features/academy/complaint/complaints-of-student';
import { classesOfStudent } from '#features/academy/enrollment/classes-of-student';
import { feesOfStudent } from '#features/academy/fee/fees-of-student';
import { receiptsOfStudent } from '#features/academy/fee-receipt/receipts-of-student';
import { gradebookFeature } from '#features/academy/grade-scale/gradebook-feature.contract';
import { guardiansOfStudent } from '#features/academy/guardian/guardians-of-student';
import { marksOfStudent } from '#features/academy/marks/marks-of-student';
import { StudentRecord } from '#features/academy/student/StudentRecord';
import { transcriptAction } from '#features/academy/transcript/transcript-action';
import { useFeature } from '#house/session/use-feature';
import { followUpsOfStudent } from '#features/ledger/follow-up/follow-ups-of-person';
import { creditOfStudent } from '#features/counter/payment/credit-of-person';
import { statementOfStudent } from '#features/counter/account-statement/statement-of-student';
import { messagesOfStudent } from '#features/messages/message/messages-of-person';
import { logOfRecord } from '#features/oversight/activity/log-of-record';

const parts = [
  feesOfStudent,
  receiptsOfStudent,
  creditOfStudent,
  followUpsOfStudent,
  classesOfStudent,
  guardiansOfStudent,
  attendanceOfStudent,
  marksOfStudent,
  certificatesOfStudent,
  complaintsOfStudent,
  statementOfStudent,
  messagesOfStudent,
  logOfRecord(student),
];

export default function StudentScreen() {
  const hasTranscripts = useFeature(gradebookFeature);
  return <StudentRecord parts={parts} more={hasTranscripts ? [transcriptAction] : []} />;
}
