import { Navigate, useParams } from '@tanstack/react-router';
import { useRecord } from '#kit/web/use-entity';
import { useSession } from '#house/session/session';
import { useScreens } from '#house/session/use-screens';
import { teacherScreen } from '#features/academy/teacher/teacher.screens';
import { logOfRecord } from '#features/oversight/activity/log-of-record';
import { employee, toldEmployee } from '#features/people/employee/employee.contract';
import { EmployeeRecord } from '#features/people/employee/EmployeeRecord';
import { payrollOfEmployee } from '#features/people/payroll/payroll-of-employee';
import { performanceOfEmployee } from '#features/people/performance/performance-of-employee';
import { designsOfEmployee, printsOfEmployee } from '#features/shop/service/work-of-employee';

/** Nobody designs or prints in an academy. */
const parts = {
  academy: [payrollOfEmployee, performanceOfEmployee, logOfRecord(employee)],
  decoration: [payrollOfEmployee, performanceOfEmployee, designsOfEmployee, printsOfEmployee, logOfRecord(employee)],
};

/** The page of an employee; for an employee who is a teacher too, the teacher's page, where the reader may open it. */
export default function EmployeeScreen() {
  const { id = '' }: { readonly id?: string } = useParams({ strict: false });
  const teacherID = useRecord(toldEmployee, id).data?.teacherID;
  const screens = useScreens();
  const { brand } = useSession();
  const { path } = teacherScreen;
  // Loaded here, because otherwise everybody who opens an employee would load the contract of teachers.
  if (teacherID && screens.has(path)) return <Navigate to={`${path}/${teacherID}`} replace />;
  return <EmployeeRecord parts={parts[brand]} />;
}
