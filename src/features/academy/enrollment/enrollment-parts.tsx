import { IconSchool, IconUserPlus } from '@tabler/icons-react';
import { words } from '#kit/contract/language';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { columnsOf } from '#kit/web/list/column';
import { ListPart } from '#house/page/ListPart';
import type { Opening, PagePart, PartProps } from '#house/page/page-part';
import type { Draft } from '#kit/web/form/form-rules';
import { enrollment } from './enrollment.contract';
import { enrollmentScreen } from './enrollment.screens';
import { enrollmentForm } from './enrollment-form';

const { field, badge, ref } = columnsOf(enrollment);

const seat = [field('Amount'), field('enrolledDate'), badge('enrolledStatus')];
const ofStudent = [
  ref('classID', ({ className }) => className),
  ref('courseID', ({ courseName }) => courseName),
  ...seat,
];
const ofClass = [ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`), ...seat];

interface EnrolProps extends Opening {
  readonly start: Draft<typeof enrollment.fields>;
}

/** The form of a new enrollment that knows who or what it is of. */
function Enrol({ start, onDone, onDirty }: EnrolProps) {
  return (
    <LazyEntityForm
      entity={enrollment}
      record={undefined}
      rules={{ ...enrollmentForm, start: () => start }}
      onSaved={onDone}
      onDirty={onDirty}
    />
  );
}

function ClassesOfStudent({ of: { _id: studentID } }: PartProps) {
  return (
    <ListPart
      entity={enrollment}
      screen={enrollmentScreen}
      title={words('Classes')}
      narrowed={{ studentID }}
      order="-enrolledDate"
      columns={ofStudent}
      empty={words('Not enrolled in any class yet.')}
    />
  );
}

function StudentsOfClass({ of: { _id: classID } }: PartProps) {
  return (
    <ListPart
      entity={enrollment}
      screen={enrollmentScreen}
      title={words('Students')}
      narrowed={{ classID }}
      order="-enrolledDate"
      columns={ofClass}
      empty={words('Nobody is enrolled yet.')}
    />
  );
}

/** The classes that a student is and was in. */
export const classesOfStudent: PagePart = {
  by: enrollmentScreen,
  Part: ClassesOfStudent,
  action: {
    label: words('Enrol'),
    icon: IconSchool,
    shape: 'dialog',
    render: ({ _id: studentID }, opening) => <Enrol start={{ studentID }} {...opening} />,
  },
};

/** Who is and was in a class. */
export const studentsOfClass: PagePart = {
  by: enrollmentScreen,
  Part: StudentsOfClass,
  action: {
    label: words('Enrol a student'),
    icon: IconUserPlus,
    shape: 'dialog',
    render: ({ _id: classID, known }, opening) => <Enrol start={{ ...known, classID }} {...opening} />,
  },
};
