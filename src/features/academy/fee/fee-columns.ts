import { aside, columnsOf } from '#kit/web/list/column';
import { fee } from './fee.contract';

const { field, sum, badge, ref } = columnsOf(fee);

export const feeColumns = [
  ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
  field('feeName'),
  ref('classID', ({ className }) => className),
  field('createdAt'),
  sum('feeAmount'),
  sum('feeBalance'),
  badge('feeStatus'),
  ...aside(field('feeNo'), sum('feePaid'), field('feetype'), field('feeMonth')),
];
