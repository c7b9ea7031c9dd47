import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';

export const enrollmentScreen: Screen = {
  path: '/stdenrollment',
  title: words('Enrollment'),
  icon: 'clipboard',
  menu: { academy: ['academy', 60] },
};

/** The address of the page that enrols a student; it may name the student and the class. */
export const enrolPath = `${enrollmentScreen.path}/new`;
