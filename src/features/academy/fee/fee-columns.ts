import { words } from '#kit/contract/language';
import { aside, columnsOf } from '#kit/web/list/column';
import { fee } from './fee.contract';

const { field, sum, badge, ref, column } = columnsOf(fee);

export const feeColumns = [
  ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
  column(words('Fee'), ({ feeNo, feeName }) => `${feeNo} ${feeName}`, { sort: 'feeNo' }),
  ref('classID', ({ className }) => className),
  field('createdAt'),
  sum('feeAmount'),
  sum('feeBalance'),
  badge('feeStatus'),
  ...aside(sum('feePaid'), field('feetype'), field('feeMonth')),
];
