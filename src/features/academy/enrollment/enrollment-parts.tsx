import { IconSchool, IconUserPlus } from '@tabler/icons-react';
import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { ListPart } from '#house/page/ListPart';
import type { PagePart, PartProps } from '#house/page/page-part';
import { enrollment } from './enrollment.contract';
import { enrollmentScreen, enrolPath } from './enrollment.screens';

const { field, badge, ref } = columnsOf(enrollment);

const seat = [field('Amount'), field('enrolledDate'), badge('enrolledStatus')];
const ofStudent = [
  ref('classID', ({ className }) => className),
  ref('courseID', ({ courseName }) => courseName),
  ...seat,
];
const ofClass = [ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`), ...seat];

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
    label: words('Enroll'),
    icon: IconSchool,
    leads: ({ _id: studentID }) => ({ to: enrolPath, search: { studentID } }),
  },
};

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
