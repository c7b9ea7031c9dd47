import { logOfRecord } from '#features/oversight/activity/log-of-record';
import { EmployeeRecord } from '#features/people/employee/EmployeeRecord';
import { payrollOfEmployee } from '#features/people/payroll/payroll-of-employee';
import { performanceOfEmployee } from '#features/people/performance/performance-of-employee';
import { designsOfEmployee, printsOfEmployee } from '#features/shop/service/work-of-employee';

const parts = [payrollOfEmployee, performanceOfEmployee, designsOfEmployee, printsOfEmployee, logOfRecord];

export default function EmployeeScreen() {
  return <EmployeeRecord parts={parts} />;
}
