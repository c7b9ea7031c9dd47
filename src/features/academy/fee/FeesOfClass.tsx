import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import type { LaterProps } from '#house/page/later';
import { ListPart } from '#house/page/ListPart';
import { fee } from './fee.contract';
import { feeScreen } from './fee.screens';
import { calledFee, feeAmounts } from './fee-part-columns';

const { ref, field } = columnsOf(fee);

const columns = [
  calledFee,
  ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
  ...feeAmounts,
  field('createdAt'),
];

/** The fees that students of a class were charged for it. */
export function FeesOfClass({ title, of: { _id: classID } }: LaterProps) {
  return (
    <ListPart
      entity={fee}
      screen={feeScreen}
      title={title}
      narrowed={{ classID }}
      order="-feeNo"
      columns={columns}
      empty={words('No fee has been charged yet.')}
    />
  );
}
