import { aside, columnsOf, onPhone, spare } from '#kit/web/list/column';
import { feeNameShown } from '#features/ledger/fee-name/fee-name.rules';
import { fee } from './fee.contract';

const { field, sum, badge, ref } = columnsOf(fee);

export const feeColumns = [
  ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
  field('feeName', ({ feeName }) => feeNameShown(feeName)),
  ref('classID', ({ className }) => className),
  ...spare(sum('feeAmount')),
  ...onPhone(sum('feeBalance')),
  badge('feeStatus'),
  ...aside(
    field('createdAt'),
    field('feeNo'),
    sum('feePaid'),
    field('feetype'),
    field('feeMonth'),
    sum('credited'),
    sum('feeGross'),
    field('dueDate'),
  ),
];
