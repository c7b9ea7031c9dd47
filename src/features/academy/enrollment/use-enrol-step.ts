import { IconUserPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import type { RowAction } from '#kit/web/list/row-action';
import { useScreens } from '#house/session/use-screens';
import type { student } from '#features/academy/student/student.contract';
import { enrollmentScreen, enrolPath } from './enrollment.screens';

/** The next step with a student in a list: to enrol them in a class, for users who may. A blocked student takes no seat (E11). */
export function useEnrolStep(): (row: Pick<Got<typeof student>, '_id' | 'studentStatus'>) => RowAction[] {
  const screens = useScreens();
  const navigate = useNavigate();
  return ({ _id: studentID, studentStatus }) =>
    screens.has(enrollmentScreen.path) && studentStatus !== 'blocked'
      ? [
          {
            label: words('Enroll'),
            icon: IconUserPlus,
            run: () => void navigate({ to: enrolPath, search: { studentID } }),
            main: t('Enroll'),
          },
        ]
      : [];
}
