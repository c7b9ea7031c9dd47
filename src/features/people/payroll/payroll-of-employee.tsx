import type { PagePart } from '#house/page/page-part';
import { addingPayroll } from './adding-payroll';
import { PayrollOfEmployee } from './PayrollOfEmployee';
import { payrollScreen } from './payroll.screens';

/** The payroll of an employee, as the first part of the employee's page. */
export const payrollOfEmployee: PagePart = { by: payrollScreen, Part: PayrollOfEmployee, action: addingPayroll };
