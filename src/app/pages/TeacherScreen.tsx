import { employee } from '#features/people/employee/employee.contract';
import { teacher } from '#features/academy/teacher/teacher.contract';
import { classesOfTeacher } from '#features/academy/school-class/classes-of-teacher';
import { TeacherRecord } from '#features/academy/teacher/TeacherRecord';
import { logOfEmployment, logOfRecord } from '#features/oversight/activity/log-of-record';
import { editingEmployment } from '#features/people/employee/editing-employment';
import { payrollOfPerson } from '#features/people/payroll/payroll-of-person';

const parts = [classesOfTeacher];
const employed = [payrollOfPerson, editingEmployment, logOfEmployment(employee)];
const last = [logOfRecord(teacher)];

export default function TeacherScreen() {
  return <TeacherRecord parts={parts} employed={employed} last={last} />;
}
