import { enrollmentScreen } from '#features/academy/enrollment/enrollment.screens';
import { feeScreen } from '#features/academy/fee/fee.screens';
import { StudentPage } from '#features/academy/student/StudentPage';
import { owedName } from '#features/ledger/debt/owed.contract';

const told = [
  { name: 'className', by: [enrollmentScreen] },
  { name: owedName, by: [feeScreen] },
];

export default function StudentListScreen() {
  return <StudentPage told={told} />;
}
