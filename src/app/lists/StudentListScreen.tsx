import { enrollmentScreen } from '#features/academy/enrollment/enrollment.screens';
import { useEnrolStep } from '#features/academy/enrollment/use-enrol-step';
import { feeScreen } from '#features/academy/fee/fee.screens';
import { student } from '#features/academy/student/student.contract';
import { StudentPage } from '#features/academy/student/StudentPage';
import { owedName } from '#features/ledger/debt/owed.contract';
import { useTakeStep } from '#features/ledger/debt/use-take-step';

const told = [
  { name: 'className', by: [enrollmentScreen] },
  { name: owedName, by: [feeScreen] },
];
const takenBy = [feeScreen];

export default function StudentListScreen() {
  const take = useTakeStep(student, takenBy);
  const enrol = useEnrolStep();
  return <StudentPage told={told} next={(row) => [...take(row), ...enrol(row)]} />;
}
