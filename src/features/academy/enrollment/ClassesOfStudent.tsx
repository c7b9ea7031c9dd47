import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import type { LaterProps } from '#house/page/later';
import { ListPart } from '#house/page/ListPart';
import { enrollment } from './enrollment.contract';
import { enrollmentScreen } from './enrollment.screens';
import { seatColumns } from './seat-columns';
import { useLeaving } from './use-leaving';

const { ref } = columnsOf(enrollment);

const columns = [
  ref('classID', ({ className }) => className),
  ref('courseID', ({ courseName }) => courseName),
  ...seatColumns,
];

/** The classes that a student is and was in. */
export function ClassesOfStudent({ title, of: { _id: studentID } }: LaterProps) {
  const { actions, dialog } = useLeaving();
  return (
    <>
      <ListPart
        entity={enrollment}
        screen={enrollmentScreen}
        title={title}
        narrowed={{ studentID }}
        order="-enrolledDate"
        columns={columns}
        actions={actions}
        empty={words('Not enrolled in any class yet.')}
      />
      {dialog}
    </>
  );
}
