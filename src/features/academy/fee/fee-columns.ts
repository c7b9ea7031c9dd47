import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { fee } from './fee.contract';

const { field, sum, badge, ref, column } = columnsOf(fee);

export const feeColumns = [
  column(words('Fee'), ({ feeNo, feeName }) => `${feeNo} ${feeName}`, { sort: 'feeNo' }),
  ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
  ref('classID', ({ className }) => className),
  sum('feeAmount'),
  sum('feePaid'),
  sum('feeBalance'),
  badge('feeStatus'),
  field('feetype'),
  field('feeMonth'),
  field('createdAt'),
];
