import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { addingPayroll } from './adding-payroll';
import { payrollScreen } from './payroll.screens';

/** The payroll of an employee, as a further part of the page of a person who is more than an employee. */
export const payrollOfPerson: PagePart = {
  by: payrollScreen,
  Part: later(words('Payroll'), async () => (await import('./PayrollOfEmployee')).PayrollOfEmployee),
  action: addingPayroll,
};
