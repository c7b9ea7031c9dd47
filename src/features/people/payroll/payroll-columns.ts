import { words } from '#kit/contract/language';
import { aside, columnsOf } from '#kit/web/list/column';
import { accountShown } from '#house/money-account/account-name.rules';
import { payroll } from './payroll.contract';
import { monthShown } from './payroll.rules';

const { field, sum, ref, badge, column } = columnsOf(payroll);

export const payrollColumns = [
  ref('employeeID', ({ name }) => name),
  field('feeNo'),
  field('feetype'),
  column(words('Month'), ({ monthly, Year }) => monthShown(monthly, Year), { sort: 'Year', part: 'day' }),
  sum('Amount'),
  field('datePaid'),
  badge('Status'),
  ...aside(
    ref('userID', ({ name }) => name),
    field('createdAt'),
    ref('accountID', accountShown),
  ),
];
