import { IconUserPlus } from '@tabler/icons-react';
import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { ListPart } from '#house/page/ListPart';
import type { PagePart, PartProps } from '#house/page/page-part';
import { enrollment } from './enrollment.contract';
import { enrollmentScreen, enrolPath } from './enrollment.screens';
import { seatColumns } from './seat-columns';

const { ref } = columnsOf(enrollment);

const columns = [ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`), ...seatColumns];

function StudentsOfClass({ of: { _id: classID } }: PartProps) {
  return (
    <ListPart
      entity={enrollment}
      screen={enrollmentScreen}
      title={words('Students')}
      narrowed={{ classID }}
      order="-enrolledDate"
      columns={columns}
      empty={words('Nobody is enrolled yet.')}
    />
  );
}

/** Who is and was in a class. */
export const studentsOfClass: PagePart = {
  by: enrollmentScreen,
  Part: StudentsOfClass,
  action: {
    label: words('Enroll a student'),
    icon: IconUserPlus,
    leads: ({ _id: classID }) => ({ to: enrolPath, search: { classID } }),
  },
};
