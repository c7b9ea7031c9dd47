import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { payroll } from './payroll.contract';
import { monthShown } from './payroll.rules';

const { field, sum, ref, badge, column } = columnsOf(payroll);

export const payrollColumns = [
  field('feeNo'),
  ref('employeeID', ({ name }) => name),
  field('feetype'),
  column(words('Month'), ({ monthly, Year }) => monthShown(monthly, Year), { sort: 'Year' }),
  sum('Amount'),
  badge('Status'),
  field('datePaid'),
  ref('userID', ({ name }) => name),
  field('createdAt'),
];
