import { Navigate, useParams } from '@tanstack/react-router';
import { useRecord } from '#kit/web/use-entity';
import { useScreens } from '#house/session/use-screens';
import { teacherScreen } from '#features/academy/teacher/teacher.screens';
import { logOfRecord } from '#features/oversight/activity/log-of-record';
import { toldEmployee } from '#features/people/employee/employee.contract';
import { EmployeeRecord } from '#features/people/employee/EmployeeRecord';
import { payrollOfEmployee } from '#features/people/payroll/payroll-of-employee';
import { performanceOfEmployee } from '#features/people/performance/performance-of-employee';
import { designsOfEmployee, printsOfEmployee } from '#features/shop/service/work-of-employee';

const parts = [payrollOfEmployee, performanceOfEmployee, designsOfEmployee, printsOfEmployee, logOfRecord];

/** The page of an employee; one who is a teacher too has the teacher's page, for those who may open it. */
export default function EmployeeScreen() {
  const { id = '' }: { readonly id?: string } = useParams({ strict: false });
  const teacherID = useRecord(toldEmployee, id).data?.teacherID;
  const screens = useScreens();
  const { path } = teacherScreen;
  // The contract of teachers would be read by everybody who opens an employee.
  if (teacherID && screens.has(path)) return <Navigate to={`${path}/${teacherID}`} replace />;
  return <EmployeeRecord parts={parts} />;
}
