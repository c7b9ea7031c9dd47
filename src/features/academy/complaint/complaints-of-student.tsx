import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { ListPart } from '#house/page/ListPart';
import type { PagePart, PartProps } from '#house/page/page-part';
import { complaint } from './complaint.contract';
import { complaintScreen } from './complaint.screens';

const { field, badge, ref } = columnsOf(complaint);

const columns = [
  field('description'),
  ref('classID', ({ className }) => className),
  badge('status'),
  field('complainDate'),
];

function ComplaintsOfStudent({ of: { _id: studentID } }: PartProps) {
  return (
    <ListPart
      entity={complaint}
      screen={complaintScreen}
      title={words('Complaints')}
      narrowed={{ studentID }}
      order="-complainDate"
      columns={columns}
      empty={words('No complaint so far.')}
    />
  );
}

/** What a student complained about; the table is hidden from teachers (A17). */
export const complaintsOfStudent: PagePart = {
  by: complaintScreen,
  hiddenFrom: 'teacher',
  Part: ComplaintsOfStudent,
};
