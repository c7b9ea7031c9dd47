import { registersOfClass, takingRegister } from '#features/academy/attendance/registers-of-class';
import { studentsOfClass } from '#features/academy/enrollment/students-of-class';
import { feesOfClass } from '#features/academy/fee/fees-of-class';
import { enteringResults, resultsOfClass } from '#features/academy/marks/results-of-class';
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
