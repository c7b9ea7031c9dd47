import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { ListPart } from '#house/page/ListPart';
import type { LaterProps } from '#house/page/later';
import { complaint } from './complaint.contract';
import { complaintScreen } from './complaint.screens';
import { staffStatus } from './staff-status';

const { field, ref } = columnsOf(complaint);

const columns = [
  field('description'),
  ref('classID', ({ className }) => className),
  staffStatus,
  field('complainDate'),
];

/** The complaints of a student; the table is hidden from teachers (A17). */
export function ComplaintsOfStudent({ title, of: { _id: studentID } }: LaterProps) {
  return (
    <ListPart
      entity={complaint}
      screen={complaintScreen}
      title={title}
      narrowed={{ studentID }}
      order="-complainDate"
      columns={columns}
      empty={words('No complaint so far.')}
    />
  );
}
