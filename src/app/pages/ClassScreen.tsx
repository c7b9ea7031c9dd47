import { registersOfClass, takingRegister } from '#features/academy/attendance/attendance-parts';
import { studentsOfClass } from '#features/academy/enrollment/enrollment-parts';
import { feesOfClass } from '#features/academy/fee/fees-of-class';
import { enteringResults, resultsOfClass } from '#features/academy/marks/marks-parts';
import { ClassRecord } from '#features/academy/school-class/ClassRecord';
import { logOfRecord } from '#features/oversight/activity/log-of-record';

const parts = [
  takingRegister,
  enteringResults,
  studentsOfClass,
  registersOfClass,
  resultsOfClass,
  feesOfClass,
  logOfRecord,
];

export default function ClassScreen() {
  return <ClassRecord parts={parts} />;
}
