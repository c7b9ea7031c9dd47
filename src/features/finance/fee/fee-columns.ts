import { columnsOf } from '../../../kit/web/list/column';
import { fee } from './fee.contract';

const { field, sum, badge, ref } = columnsOf(fee);

export const feeColumns = [
  field('feeNo'),
  field('feeName'),
  ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
  ref('classID', ({ className }) => className),
  field('feetype'),
  field('feeMonth'),
  sum('feeAmount'),
  sum('feePaid'),
  sum('feeBalance'),
  badge('feeStatus', { fullPaid: 'good', percialPaid: 'info', unpaid: 'wrong' }),
  field('createdAt'),
];
