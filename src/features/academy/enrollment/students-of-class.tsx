import { IconSchool } from '@tabler/icons-react';
import { useMemo } from 'react';
import { words } from '#kit/contract/language';
import { columnsOf, onPhone } from '#kit/web/list/column';
import { ListPart } from '#house/page/ListPart';
import type { PagePart, PartProps } from '#house/page/page-part';
import { allRows } from '#house/page/part-list';
import { type ToldProps, useTold } from '#house/told/use-told';
import { feeScreen } from '#features/academy/fee/fee.screens';
import { student } from '#features/academy/student/student.contract';
import { useTakeStep } from '#features/ledger/debt/use-take-step';
import { seatOfClass } from './enrollment.contract';
import { enrollmentScreen, enrolPath } from './enrollment.screens';
import { seatColumns } from './seat-columns';

const { ref } = columnsOf(seatOfClass);
const takenBy = [feeScreen];
const name = ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`);

function StudentsOfClass({ of: { _id: classID }, told }: PartProps & ToldProps) {
  const take = useTakeStep(student, takenBy);
  const more = useTold(seatOfClass, told);
  const columns = useMemo(() => [name, ...onPhone(...more), ...seatColumns], [more]);
  return (
    <ListPart
      entity={seatOfClass}
      screen={enrollmentScreen}
      title={words('Students')}
      narrowed={{ classID }}
      order="studentID"
      most={allRows}
      columns={columns}
      actions={({ studentID, ...row }) => take({ ...row, _id: studentID._id })}
      empty={words('Nobody is enrolled yet.')}
    />
  );
}

/**
 * The students who are or were in a class, by name, beside what other slices tell of each; from here a payment is taken of those who owe.
 */
export function studentsOfClass(told: ToldProps['told']): PagePart {
  return {
    by: enrollmentScreen,
    Part: (props) => <StudentsOfClass {...props} told={told} />,
    action: {
      label: words('Enroll a student'),
      icon: IconSchool,
      leads: ({ _id: classID }) => ({ to: enrolPath, search: { classID } }),
    },
  };
}
