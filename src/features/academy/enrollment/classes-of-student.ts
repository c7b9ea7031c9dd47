import { IconSchool } from '@tabler/icons-react';
import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { enrollmentScreen, enrolPath } from './enrollment.screens';

/** The classes that a student is and was in. */
export const classesOfStudent: PagePart = {
  by: enrollmentScreen,
  Part: later(words('Classes'), async () => (await import('./ClassesOfStudent')).ClassesOfStudent),
  action: {
    label: words('Enroll'),
    icon: IconSchool,
    leads: ({ _id: studentID }) => ({ to: enrolPath, search: { studentID } }),
  },
};
