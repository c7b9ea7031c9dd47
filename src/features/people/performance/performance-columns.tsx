import { t, words } from '#kit/contract/language';
import { Badge } from '#kit/web/Badge';
import { aside, columnsOf } from '#kit/web/list/column';
import { performance } from './performance.contract';

const { field, sum, ref, column } = columnsOf(performance);

export const performanceColumns = [
  ref('employeeID', ({ name }) => name),
  field('taskType'),
  field('quantity'),
  sum('total'),
  field('taskDate'),
  column(words('Status'), ({ isPaid, payrollID }) => (isPaid ? t('Paid') : payrollID ? t('In payroll') : t('Unpaid')), {
    show: ({ isPaid, payrollID }) =>
      isPaid ? (
        <Badge tone="good">{t('Paid')}</Badge>
      ) : payrollID ? (
        <Badge tone="info">{t('In payroll {number}', { number: payrollID.feeNo })}</Badge>
      ) : (
        <Badge tone="wrong">{t('Unpaid')}</Badge>
      ),
    sort: 'isPaid',
    part: 'status',
  }),
  ...aside(field('taskPrice'), field('commission'), field('description'), field('createdAt')),
];
