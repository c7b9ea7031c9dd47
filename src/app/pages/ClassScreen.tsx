import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { registersOfClass, takingRegister } from '#features/academy/attendance/registers-of-class';
import { attendanceListScreen } from '#features/academy/attendance/attendance.screens';
import { studentsOfClass } from '#features/academy/enrollment/students-of-class';
import { waitingOfClass } from '#features/academy/enrollment/waiting-of-class';
import { feeScreen } from '#features/academy/fee/fee.screens';
import { feesOfClass } from '#features/academy/fee/fees-of-class';
import { completingClass } from '#features/academy/completion/completing-class';
import { enteringResults, resultsOfClass } from '#features/academy/marks/results-of-class';
import { ClassRecord } from '#features/academy/school-class/ClassRecord';
import { changingWeek, lessonsOfClass, weeksOfClass } from '#features/academy/school-class/weeks-of-class';
import { owedName } from '#features/ledger/debt/owed.contract';
import { logOfRecord } from '#features/oversight/activity/log-of-record';

const told = [
  { name: owedName, by: [feeScreen] },
  { name: 'attended', by: [attendanceListScreen] },
];

const parts = [
  takingRegister,
  enteringResults,
  lessonsOfClass,
  changingWeek,
  completingClass,
  studentsOfClass(told),
  waitingOfClass,
  weeksOfClass,
  registersOfClass,
  resultsOfClass,
  feesOfClass,
  logOfRecord(schoolClass),
];

export default function ClassScreen() {
  return <ClassRecord parts={parts} />;
}
